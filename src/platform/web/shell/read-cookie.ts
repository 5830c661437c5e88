import { hostCookiePrefix } from '#platform/contract/http/cookies.ts';

/** The interface setting in a cookie that a page wrote; null for none. */
export function readCookie(name: 'theme'): string | null {
  const prefix = location.protocol === 'https:' ? hostCookiePrefix : '';
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${prefix}${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(prefix.length + name.length + 1));
}
