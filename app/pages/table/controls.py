"""What can be pressed besides the cards: the stepper, answers to a question, and the way on."""

from __future__ import annotations

from dataclasses import dataclass

from app.i18n import phrases
from app.pages.table.forms import Button, Form, acting, showing
from app.pages.table.sight import Sight
from engine import Bid, Contract, Keep, Pass, Redeal, StageName, Suit, move_text

BOT_PAUSE_MS = {"slow": 1200, "normal": 700, "fast": 350, "instant": 0}
TRICK_PAUSE_MS = {"slow": None, "normal": 1600, "fast": 900, "instant": 400}
"""How long a computer player thinks and a finished trick stays, by pace; None is until pressed."""


@dataclass(frozen=True, slots=True)
class StepperPart:
    """A number with a smaller and a larger one beside it; None where there is none."""

    label: str
    form: Form
    amount: int
    lowest: int
    highest: int
    step: int
    limit: str
    reason: str
    suits: tuple[Suit, ...]
    suit_names: tuple[str, ...]

    @property
    def less(self) -> int | None:
        """One step down."""
        return self.amount - self.step if self.amount > self.lowest else None

    @property
    def more(self) -> int | None:
        """One step up."""
        return self.amount + self.step if self.amount < self.highest else None


@dataclass(frozen=True, slots=True)
class ControlsPart:
    """The row above the hand. A pause has nothing to decide; one that `is_quiet` ends by itself and takes no room."""

    label: str
    stepper: StepperPart | None = None
    forms: tuple[Form, ...] = ()
    is_pause: bool = False
    is_quiet: bool = False


def controls(sight: Sight) -> ControlsPart | None:
    """What can be pressed now besides the cards."""
    view = sight.view
    if sight.table.given_up:
        return None
    if sight.resting_trick is not None:
        return _go_on(sight)
    if sight.table.bot_is_due:
        return _continue(sight)
    if not sight.my_turn:
        return None
    match view.stage:
        case StageName.REDEAL:
            return _redeal(sight)
        case StageName.AUCTION:
            return _bidding(sight)
        case StageName.EXCHANGE:
            return _giving(sight)
        case StageName.CONTRACT:
            return _contract(sight)
        case StageName.PLAY if sight.asked is not None:
            return _doubt(sight)
        case _:
            return None


def _go_on(sight: Sight) -> ControlsPart:
    _ = sight.words.gettext
    delay = TRICK_PAUSE_MS[sight.reader.preferences.pace]
    seen = len(sight.view.tricks)
    form = showing(sight, Button(_("Go on"), is_main=True), delay_ms=delay, seen=seen)
    return ControlsPart(_("The trick that was taken"), forms=(form,), is_pause=True, is_quiet=delay is not None)


def _continue(sight: Sight) -> ControlsPart:
    _ = sight.words.gettext
    delay = BOT_PAUSE_MS[sight.reader.preferences.pace]
    form = acting(sight, "bot", Button(_("Continue"), is_main=True), delay_ms=delay)
    return ControlsPart(_("A computer player is to move"), forms=(form,), is_pause=True, is_quiet=True)


def _redeal(sight: Sight) -> ControlsPart:
    _ = sight.words.gettext
    keep = Button(sight.words.pgettext("answer", "Play"), "move", move_text(Keep()))
    redeal = Button(_("New cards"), "move", move_text(Redeal()), is_main=True)
    return ControlsPart(_("New cards?"), forms=(acting(sight, "moves", keep, redeal),))


def _bidding(sight: Sight) -> ControlsPart:
    _ = sight.words.gettext
    bids = [move.amount for move in sight.view.legal if isinstance(move, Bid)]
    pass_button = Button(_("Pass"), "move", move_text(Pass()), is_main=not bids)
    buttons = [pass_button] if Pass() in sight.view.legal else []
    stepper = None
    if bids:
        title = _("Your limit %(limit)d") % {"limit": sight.view.limit}
        stepper = _stepper(sight, _("Bid"), bids, title)
        text = _("Bid %(bid)d") % {"bid": stepper.amount}
        buttons.append(Button(text, "move", move_text(Bid(stepper.amount)), is_main=True))
    return ControlsPart(_("Your bid"), stepper, (acting(sight, "moves", *buttons),))


def _contract(sight: Sight) -> ControlsPart:
    _ = sight.words.gettext
    contracts = [move.amount for move in sight.view.legal if isinstance(move, Contract)]
    title = _("At most %(limit)d") % {"limit": contracts[-1]}
    stepper = _stepper(sight, _("Contract"), contracts, title)
    text = _("Play for %(contract)d") % {"contract": stepper.amount}
    button = Button(text, "move", move_text(Contract(stepper.amount)), is_main=True)
    return ControlsPart(_("Contract"), stepper, (acting(sight, "moves", button),))


def _stepper(sight: Sight, label: str, amounts: list[int], limit: str) -> StepperPart:
    """The lowest number first; another one when it was chosen and is allowed."""
    _, view = sight.words.gettext, sight.view
    chosen = sight.shown.amount
    step = view.rules.auction.step if view.stage is StageName.AUCTION else view.rules.exchange.contract_step
    base = view.rules.auction.limit_without_marriage
    suits = view.hand.marriages
    if suits and amounts[-1] == view.limit:
        sums = " + ".join(str(value) for value in (base, *(sight.marriage_value(suit) for suit in suits)))
        reason = _("%(sum)s for") % {"sum": sums}
    elif amounts[-1] > view.limit:
        reason, suits = _("your bid"), ()
    else:
        reason, suits = _("without a marriage"), ()
    return StepperPart(
        label=label,
        form=showing(sight),
        amount=chosen if chosen in amounts else amounts[0],
        lowest=amounts[0],
        highest=amounts[-1],
        step=step,
        limit=limit,
        reason=reason,
        suits=suits,
        suit_names=tuple(phrases.suit(sight.words, suit) for suit in suits),
    )


def _giving(sight: Sight) -> ControlsPart | None:
    _ = sight.words.gettext
    left, right = sight.gifts
    if left is None or right is None:
        return None
    doubtful = any(sight.breaks_marriage(card) for card in (left, right))
    swap = showing(sight, Button(_("Swap them")), left=str(right), right=str(left))
    if doubtful:
        swap = showing(sight, Button(_("Choose again"), is_main=True))
    give = acting(
        sight,
        "gifts",
        Button(_("Give them anyway") if doubtful else _("Give both"), is_main=not doubtful),
        left=str(left),
        right=str(right),
    )
    return ControlsPart(_("Cards to give away"), forms=(swap, give))


def _doubt(sight: Sight) -> ControlsPart:
    _ = sight.words.gettext
    back = showing(sight, Button(_("Another card"), is_main=True))
    play = acting(sight, "moves", Button(_("Lead it anyway"), "move", str(sight.asked)))
    return ControlsPart(_("Lead half of a marriage?"), forms=(play, back))
