import { createMatchQueue } from './match-queue.ts';

/** The matches of this visit: what likes somebody puts them in, the likes feature shows them. */
export const matches = createMatchQueue({ isBusy: isTypingOrAnswering, now: Date.now });

const EDITABLE =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])';

function isTypingOrAnswering(): boolean {
  return document.activeElement?.matches(EDITABLE) === true || document.querySelector('dialog:modal') !== null;
}
