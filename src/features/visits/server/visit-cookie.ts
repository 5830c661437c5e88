import type { Call } from '#platform/server/http/context.ts';
import { hashToken } from '#platform/server/secrets.ts';

export const visitDays = 30;

const visitCookie = 'visit';

/** Set only after a yes. Scripts cannot read it: the browser sends it along with the beacon. */
export const setVisitCookie = (call: Call, token: string): void =>
  call.setCookie(visitCookie, token, { maxAgeSeconds: visitDays * 24 * 3600, httpOnly: true });

export const clearVisitCookie = (call: Call): void => call.clearCookie(visitCookie);

/** Null: this browser's visit is not counted. */
export function visitTokenHash(call: Call): Buffer | null {
  const token = call.cookie(visitCookie);
  return token === undefined ? null : hashToken(token);
}
