/** The part of a textarea that is used. */
export interface TextPlace {
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly ownerDocument: { execCommand(command: 'insertText', ui: false, text: string): boolean };
  focus(options: { readonly preventScroll: true }): void;
  setSelectionRange(from: number, to: number): void;
  setRangeText(text: string, from: number, to: number, caret: 'end'): void;
  dispatchEvent(event: Event): boolean;
}

/** Puts a text in place of a part of what is written, else of what is selected; the caret stands behind it, with the focus. */
export function insertText(place: TextPlace, text: string, from = place.selectionStart, to = place.selectionEnd): void {
  place.focus({ preventScroll: true });
  place.setSelectionRange(from, to);
  // Deprecated, but nothing else leaves what was typed before to Undo: every other way of writing into a field empties its
  // history. Where a browser no longer does it, the text is all that counts.
  if (place.ownerDocument.execCommand('insertText', false, text)) return;
  place.setRangeText(text, from, to, 'end');
  place.dispatchEvent(new Event('input', { bubbles: true }));
}
