/** One day. */
const maxSeconds = 86_400;

/** The seconds in `t`; null when it is missing or invalid. */
export function secondsOf(search: string): number | null {
  const text = new URLSearchParams(search).get('t');
  if (text === null || !/^\d{1,5}(\.\d{1,3})?$/.test(text)) return null;
  const seconds = Number(text);
  return seconds <= maxSeconds ? seconds : null;
}
