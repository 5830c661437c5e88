import { hostCookiePrefix } from '#platform/contract/http/cookies.ts';

const year = 365 * 24 * 3600;

/**
 * Writes cookies that the server needs for rendering: language, theme, country, dismissed alerts, push, and the traffic source.
 * `seconds` null: until the browser is closed.
 */
export function writeCookie(
  name: 'locale' | 'theme' | 'country' | 'hidden_alerts' | 'can_push' | 'traffic_source',
  value: string,
  seconds: number | null = year,
): void {
  const [prefix, secure] = location.protocol === 'https:' ? [hostCookiePrefix, '; secure'] : ['', ''];
  // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser that we serve
  document.cookie = `${prefix}${name}=${encodeURIComponent(value)}; path=/${seconds === null ? '' : `; max-age=${value === '' ? 0 : seconds}`}; samesite=lax${secure}`;
}
