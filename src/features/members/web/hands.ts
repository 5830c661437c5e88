const typing =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])';

/** An open dialog, something held or pulled, a payment being made: each says so in the page itself. */
const occupied = 'dialog:modal, [data-dragging], [data-paying], :active';

/** Somebody types, drags, pays or answers a dialog: what wants to open over the page waits. */
export const areHandsFull = (): boolean => document.activeElement?.matches(typing) === true || document.querySelector(occupied) !== null;
