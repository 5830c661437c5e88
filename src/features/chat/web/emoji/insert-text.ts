/** The part of `HTMLTextAreaElement` that is used. */
export interface TextTarget {
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly ownerDocument: { execCommand(command: 'insertText', ui: false, text: string): boolean };
  focus(options: { readonly preventScroll: true }): void;
  setSelectionRange(from: number, to: number): void;
  setRangeText(text: string, from: number, to: number, caret: 'end'): void;
  dispatchEvent(event: Event): boolean;
}

/** Replaces the given range, by default the selection, with a text. Focuses the field and puts the caret behind the text. */
export function insertText(target: TextTarget, text: string, from = target.selectionStart, to = target.selectionEnd): void {
  target.focus({ preventScroll: true });
  target.setSelectionRange(from, to);
  // Deprecated, but the only way that keeps the undo history of the field. The code below is for browsers without it.
  if (target.ownerDocument.execCommand('insertText', false, text)) return;
  target.setRangeText(text, from, to, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
