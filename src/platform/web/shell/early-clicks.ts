/**
 * Records clicks on controls until React handles them. It runs inline, before any module is loaded, so a tap on a slow phone is not
 * lost. It need not record what the browser does by itself (links, native submits, popovers).
 */
export const recordEarlyClicks =
  `(()=>{const clicks=new Map,record=({target})=>{const control=target.closest?.('button:not([type=submit],[popovertarget]),input:is([type=checkbox],[type=radio])');` +
  `control&&clicks.set(control,control.checked)};addEventListener('click',record,true);window.earlyClicks={clicks,record}})()`;

interface EarlyClicks {
  /** Controls in the order of their first click. A checkbox or radio button with the state that it was given last. */
  readonly clicks: Map<HTMLElement, boolean | undefined>;
  readonly record: (event: Event) => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/**
 * After Back or a reload, browsers restore earlier choices, which React does not notice: the page would show another payment method
 * than it orders with. Call right before hydration: resets each choice to the server's, except for early clicks.
 */
export function undoRestoredChoices(): void {
  const clicked = window.earlyClicks?.clicks;
  for (const control of document.querySelectorAll<HTMLInputElement>('input:is([type=checkbox],[type=radio])'))
    if (!clicked?.has(control)) control.checked = control.defaultChecked;
  for (const option of document.querySelectorAll('option')) option.selected = option.defaultSelected;
}

interface LostClick {
  /** Of a checkbox or radio button. */
  readonly checked: boolean | undefined;
  readonly event: Event;
}

/** Controls of parts that the server has drawn and whose code is still loading. */
const lost = new Map<HTMLElement, LostClick>();

function keepLostClick(event: Event): void {
  const { target } = event;
  const control =
    target instanceof Element &&
    target.closest<HTMLElement>('button:not([type=submit],[popovertarget]),input:is([type=checkbox],[type=radio])');
  if (!control) return;
  lost.set(control, { checked: control instanceof HTMLInputElement ? control.checked : undefined, event });
  // React stops a click on a part that it cannot hydrate yet, before the click arrives at its control.
  control.addEventListener('click', () => lost.delete(control), { once: true });
}

/** Clicks on what was clicked while its part was not hydrated. Called whenever a part is; the others stay lost until theirs is. */
export function replayLostClicks(): void {
  const clicked = [...lost];
  lost.clear();
  // The page itself swallows some clicks on purpose, such as the one that ends a swipe.
  for (const [control, { checked, event }] of clicked) if (!event.defaultPrevented) clickAgain(control, checked);
}

function clickAgain(control: HTMLElement, checked: boolean | undefined): void {
  if (!control.isConnected) return;
  // React ignores a click that leaves the state as it is, so the state before the click is restored first.
  if (control instanceof HTMLInputElement && checked !== undefined) control.checked = !checked;
  control.click();
}

/**
 * Call right before hydration: React itself replays clicks that happen while it hydrates, which would otherwise count twice. Buttons that
 * submit only once the page is hydrated have nothing that React could replay until then, so their clicks are recorded on.
 */
export function stopRecordingClicks(): void {
  const recorded = window.earlyClicks;
  if (!recorded) return;
  removeEventListener('click', recorded.record, true);
  addEventListener('click', recordClickOnForm, true);
  addEventListener('click', keepLostClick, true);
}

/** Buttons of forms, clicked while React hydrates the page. */
const clickedInForms = new Set<HTMLButtonElement>();

function recordClickOnForm({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('form button[type=button]');
  if (button) clickedInForms.add(button);
}

/** Clicks once on each recorded control that is still there. Called when the page is hydrated; later calls do nothing. */
export function replayEarlyClicks(): void {
  const recorded = window.earlyClicks;
  if (!recorded) return;
  delete window.earlyClicks;
  removeEventListener('click', recordClickOnForm, true);
  for (const button of clickedInForms) if (button.type === 'submit' && !recorded.clicks.has(button)) button.click();
  clickedInForms.clear();
  for (const [control, checked] of recorded.clicks) clickAgain(control, checked);
}
