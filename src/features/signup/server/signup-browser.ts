import type { Call } from '#platform/server/http/context.ts';
import { hashToken, isSame, newToken } from '#platform/server/secrets.ts';

const browserCookie = 'signup';

/**
 * Marks the browser that signs up, whatever the result, and returns the hash of the mark to store. When the mailed link is opened in
 * another browser, it confirms the account but does not log in.
 */
export function markBrowser(call: Pick<Call, 'cookie' | 'setCookie'>, hours: number): string {
  const known = call.cookie(browserCookie);
  const mark = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken();
  call.setCookie(browserCookie, mark, { maxAgeSeconds: hours * 3600, httpOnly: true });
  return hashToken(mark).toString('base64url');
}

/** Whether it is the browser that signed up. */
export function isMarkedBrowser({ cookie }: Pick<Call, 'cookie'>, browser: string | undefined): boolean {
  const mark = cookie(browserCookie);
  return mark !== undefined && browser !== undefined && isSame(browser, hashToken(mark).toString('base64url'));
}
