const typingSelector =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])';

/** An open dialog, a drag, a press or a payment; each is visible in the DOM. */
const busySelector = 'dialog:modal, [data-dragging], [data-paying], :active';

/** True while the user types, drags, pays or has a dialog open. Do not open anything over the page then. */
export const isBusy = (): boolean =>
  document.activeElement?.matches(typingSelector) === true || document.querySelector(busySelector) !== null;
