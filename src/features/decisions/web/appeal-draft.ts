import { memberKey } from '#platform/web/shell/member-storage.ts';

/** An appeal that is not sent yet; a logout removes it. Pages work without storage. */
const keyOf = (number: string): string => memberKey(`appeal:${number}`);

export function readDraft(number: string): string {
  try {
    return localStorage.getItem(keyOf(number)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(number: string, words: string): void {
  try {
    if (words === '') localStorage.removeItem(keyOf(number));
    else localStorage.setItem(keyOf(number), words);
  } catch {
    // Storage is disabled or full: the text stays in the field.
  }
}
