import { hostCookiePrefix } from '#platform/contract/cookies.ts';

const year = 365 * 24 * 3600;

/** Writes an interface setting that the server needs for rendering: language, theme, country, dismissed alerts, push. */
export function writeCookie(name: 'locale' | 'theme' | 'country' | 'hidden_alerts' | 'can_push', value: string): void {
  const [prefix, secure] = location.protocol === 'https:' ? [hostCookiePrefix, '; secure'] : ['', ''];
  // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser that we serve
  document.cookie = `${prefix}${name}=${encodeURIComponent(value)}; path=/; max-age=${value === '' ? 0 : year}; samesite=lax${secure}`;
}
