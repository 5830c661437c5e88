/** The seconds until the time in `Retry-After`, which is written as seconds or as an HTTP date. Null: it cannot be read. */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const until = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now) / 1000));
}
