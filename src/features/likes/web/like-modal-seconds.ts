/** A day; nobody waits longer for a modal. */
const longest = 86_400;

/** The seconds of `t`; null: there is none, or it says nothing. */
export function secondsOf(search: string): number | null {
  const text = new URLSearchParams(search).get('t');
  if (text === null || !/^\d{1,5}(\.\d{1,3})?$/.test(text)) return null;
  const seconds = Number(text);
  return seconds <= longest ? seconds : null;
}
