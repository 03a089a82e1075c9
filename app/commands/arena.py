"""The `arena` command: how strong, how bold and how fast one computer player is against another."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from time import process_time_ns

from app.commands import CommandError
from engine import BOTS, RULESETS, Ruleset, Standing
from engine.arena import Estimate, Tally, compare_deals, compare_matches


def main(arguments: Sequence[str]) -> int:
    """Plays what was asked for and prints the figures."""
    asked = _parser().parse_args(arguments)
    rules = RULESETS[asked.ruleset]
    count = asked.deals if asked.matches is None else asked.matches
    if min(count, asked.jobs) < 1:
        raise CommandError("arena: at least one deal or match, and one job")
    start = Standing.new(rules.players).with_scores(*[asked.start] * rules.players)
    work = partial(_play, asked.a, asked.b, asked.ruleset, asked.seed, start if asked.matches else None)
    shares = [range(job, count, asked.jobs) for job in range(min(asked.jobs, count))]
    tally = Tally()
    if len(shares) == 1:
        tally.add(work(shares[0]))
    else:
        with Pool(len(shares)) as pool:
            for part in pool.imap(work, shares):
                tally.add(part)
    print(f"{asked.a} against {asked.b}, {asked.ruleset}, seed {asked.seed}")
    for line in report(rules, tally):
        print(line)
    return 0


def report(rules: Ruleset, tally: Tally) -> list[str]:
    """The figures in words."""
    lines = []
    if tally.matches:
        won, low, high = (
            100 * tally.matches_won.mean,
            *(100 * share for share in interval(tally.matches_won, len(tally.matches))),
        )
        deals = sorted(row.deals for row in tally.matches)
        lines.append(f"matches      {len(deals)}, won {won:.1f} % ({low:.1f} to {high:.1f})")
        lines.append(f"length       {deals[len(deals) // 2]} deals in the median, {deals[-1]} at most")
        lines.append(f"stuck        {sum(row.stuck for row in tally.matches)}")
    else:
        points = tally.points_a_deal
        lines.append(f"points       {points.mean:+.1f} ± {points.error:.1f} a deal more than the mean opponent")
    lines.append(
        f"deals        {len(tally.deals)}, own points {Estimate.of([row.mine for row in tally.deals]).mean:+.1f}"
    )
    declared = [row for row in tally.deals if row.declared]
    for name, rows in (("declared", declared), ("voluntary", [row for row in declared if row.voluntary])):
        share, made = 100 * len(rows) / len(tally.deals), sum(row.made for row in rows)
        if rows:
            contract = sum(row.contract for row in rows) / len(rows)
            lines.append(f"{name:12} {share:.1f} % of deals, made {100 * made / len(rows):.1f} %, for {contract:.0f}")
    lines.append(f"voluntary means a contract above {rules.auction.first_bid}")
    lines.append("ms a decision      count    mean     p95     max")
    for stage, speed in tally.speeds().items():
        lines.append(
            f"    {stage.value:10} {speed.decisions:9} {speed.mean:7.2f} {speed.p95:7.2f} {speed.longest:7.2f}"
        )
    return lines


def interval(share: Estimate, count: int) -> tuple[float, float]:
    """Where the true share lies in 19 cases of 20 (Wilson's interval, which is honest about small counts)."""
    z = 1.96
    middle = share.mean + z * z / (2 * count)
    spread = z * (share.mean * (1 - share.mean) / count + z * z / (4 * count * count)) ** 0.5
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def _play(a: str, b: str, ruleset: str, seed: str, start: Standing | None, numbers: range) -> Tally:
    """One job's share. Only names and numbers travel between processes."""
    rules = RULESETS[ruleset]
    if start is None:
        return compare_deals(rules, BOTS[a], BOTS[b], numbers, seed, process_time_ns)
    return compare_matches(rules, BOTS[a], BOTS[b], numbers, seed, start, process_time_ns)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="run.py arena", description="Computer players against each other.")
    parser.add_argument("--a", choices=BOTS, default="regular", help="the player under test")
    parser.add_argument("--b", choices=BOTS, default="dice", help="everybody else")
    parser.add_argument("--ruleset", choices=RULESETS, default="polish")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=int, default=200, help="deals, each played once from every seat")
    length.add_argument("--matches", type=int, help="whole matches, from every seat in turn")
    parser.add_argument("--start", type=int, default=0, help="the score everybody starts a match with")
    parser.add_argument("--seed", default="arena", help="any word: the same word deals the same cards")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    return parser
