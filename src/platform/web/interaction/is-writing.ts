import { isBusy } from './is-busy.ts';

const fieldSelector = 'textarea, input:is([type=text], [type=email], [type=tel], [type=number], [type=password], :not([type]))';

/** True while a reload could lose something: a field contains text, or the user is busy with the page. */
export const isWriting = (): boolean =>
  isBusy() ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fieldSelector)].some(({ value }) => value.trim() !== '');
