// The table's manners: focus, keys, pauses and lost answers. Whatever it presses is a button of the page; it knows no rule.
"use strict";

const table = () => document.getElementById("table");
const inTable = (element) => element instanceof Element && table().contains(element);

// ── one request at a time ───────────────────────────────────────────────────────────────────────────────────────────

let isWaiting = false; // for an answer
let isPressed = false; // by a finger or a mouse button
let asked = null; // what was asked last: repeated as it is when no answer comes

document.addEventListener("htmx:beforeRequest", (event) => {
  const { elt, requestConfig } = event.detail;
  const byItself = requestConfig.triggeringEvent?.type !== "submit" && elt.matches("form");
  isHeld = byItself && (isPressed || isReading());
  if (isWaiting || isHeld) {
    event.preventDefault();
    return;
  }
  isWaiting = true;
  asked = { elt, button: requestConfig.triggeringEvent?.submitter };
});
document.addEventListener("htmx:afterRequest", () => { isWaiting = false; });

const pause = () => table().querySelector(".pause form");

// A pause ends at once when somebody presses the middle of the table.
document.addEventListener("click", (event) => {
  if (event.target.closest?.(".centre")) pause()?.requestSubmit();
});

// ── nothing moves under a pressed finger, or away from somebody who reads ───────────────────────────────────────────

const isReading = () => document.querySelector("[popover]:popover-open") !== null;
let isHeld = false; // a pause has ended, but nothing may move yet
let isBehind = false; // an answer came while a finger was down

document.addEventListener("pointerdown", (event) => { isPressed = inTable(event.target); });
document.addEventListener("click", () => { isPressed = false; }, true);
for (const end of ["pointerup", "pointercancel"]) {
  // After the click that follows, so that it still finds its button.
  document.addEventListener(end, () => setTimeout(() => { isPressed = false; goOn(); }));
}
document.addEventListener("toggle", (event) => { if (event.newState === "closed") goOn(); }, true);

document.addEventListener("htmx:beforeSwap", (event) => {
  if (isPressed && event.detail.shouldSwap) {
    event.detail.shouldSwap = false;
    isBehind = true;
  }
});

function goOn() {
  if (isWaiting || isPressed || isReading()) return;
  if (isBehind) refresh();
  else if (isHeld) pause()?.requestSubmit();
}

function refresh(part = table().dataset.part) {
  isBehind = false;
  htmx.ajax("GET", part, { target: "#table", swap: "outerHTML" });
}

document.addEventListener("visibilitychange", () => { if (!document.hidden && !isWaiting) refresh(); });
window.addEventListener("pageshow", (event) => { if (event.persisted) refresh(); });

// ── a press is one press ────────────────────────────────────────────────────────────────────────────────────────────

document.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && inTable(event.target)) event.preventDefault();
});
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button");
  if (event.detail > 1 && inTable(button) && !button.closest(".stepper")) {
    event.preventDefault();
    event.stopPropagation();
  }
}, true);

// ── the stepper needs no server between its ends ────────────────────────────────────────────────────────────────────

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".stepper button");
  if (!button) return;
  event.preventDefault();
  const stepper = button.form;
  const [lowest, highest, step] = ["lowest", "highest", "step"].map((name) => Number(stepper.dataset[name]));
  const amount = Number(button.value);
  const [less, more] = stepper.querySelectorAll("button");
  less.value = amount - step;
  more.value = amount + step;
  less.disabled = amount <= lowest;
  more.disabled = amount >= highest;
  stepper.querySelector("output").textContent = amount;
  const main = table().querySelector(".actions .main");
  main.value = main.value.replace(/\d+/, amount);
  main.textContent = main.textContent.replace(/\d+/, amount);
  if (button.disabled) (button === less ? more : less).focus();
});

// ── focus stays at the table ────────────────────────────────────────────────────────────────────────────────────────

const CARDS = ".hand button.card";
const PLAYABLE = `${CARDS}[name]:not([aria-disabled])`;
let before = null;

document.addEventListener("htmx:beforeSwap", () => {
  const focused = document.activeElement;
  before = inTable(focused)
    ? { isCard: focused.matches(CARDS), place: cards().indexOf(focused), waited: focused.type === "button" }
    : null;
});
document.addEventListener("htmx:afterSwap", () => {
  if (!before) return;
  const focused = document.activeElement;
  const playable = table().querySelector(PLAYABLE);
  // Whoever waited with a card in hand is led to one that may be played; a refused card stays where it is.
  if (inTable(focused) && !(before.isCard && before.waited && playable && !focused.matches(PLAYABLE))) return;
  const neighbour = before.isCard && cards()[Math.min(before.place, cards().length - 1)];
  const next = (before.isCard && playable) || neighbour || document.querySelector("#result-title, #prompt");
  next?.focus({ preventScroll: true });
});

const cards = () => [...table().querySelectorAll(CARDS)];

document.addEventListener("keydown", (event) => {
  const all = cards();
  const place = all.indexOf(document.activeElement);
  const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: all.length - 1 }[event.key];
  if (place < 0 || to === undefined) return;
  event.preventDefault();
  all[(to + all.length) % all.length].focus();
});

// ── no answer ───────────────────────────────────────────────────────────────────────────────────────────────────────

const PATIENCE_MS = 5000;
let retrying = null;

for (const failure of ["htmx:sendError", "htmx:timeout", "htmx:responseError"]) {
  document.addEventListener(failure, (event) => {
    const status = event.detail.xhr?.status;
    // The table is no longer ours to see: the page says so better than a line.
    if (status === 403 || status === 404) location.reload();
    else showLost();
  });
}

function showLost() {
  const prompt = document.getElementById("prompt") ?? table().querySelector("header p");
  prompt.className = "prompt refused";
  prompt.replaceChildren(document.getElementById("lost").content.cloneNode(true));
  document.getElementById("announcer").textContent = prompt.firstElementChild.textContent;
  prompt.querySelector("button").addEventListener("click", again);
  clearTimeout(retrying);
  retrying = setTimeout(again, PATIENCE_MS);
}

function again() {
  clearTimeout(retrying);
  retrying = null;
  const { elt, button } = asked;
  // A click and not a submit: htmx remembers the button that was clicked, and sends its value.
  if (button?.isConnected) button.click();
  else if (elt.isConnected && elt.matches("form")) elt.requestSubmit();
  // Without `after` the answer is the whole table, and the line above is gone.
  else refresh(table().dataset.part.replace(/after=\d+/, ""));
}

window.addEventListener("online", () => { if (retrying !== null) again(); });
