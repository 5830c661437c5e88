import { done, type ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { UnsubscribeTokens } from '#features/mails/server/index.ts';
import type { getUnsubscription as endpoint } from '../contract/endpoints.ts';
import { findSwitches, setSwitch } from './switches-repo.ts';

export interface UnsubscribeDeps {
  readonly db: Db;
  readonly tokens: UnsubscribeTokens;
}

export async function showUnsubscription(
  { db, tokens }: UnsubscribeDeps,
  token: string,
): Promise<Result<ReplyOf<typeof endpoint>, 'link_invalid'>> {
  const unsubscription = tokens.read(token);
  const switches = unsubscription && (await findSwitches(db, unsubscription.user));
  if (!switches) return fail('link_invalid');
  const { type } = unsubscription;
  return ok({ type, email: maskEmail(switches.email), subscribed: !switches.mailOff.includes(type) });
}

/** Idempotent in both directions. */
export async function setSubscribed(
  { db, tokens }: UnsubscribeDeps,
  token: string,
  subscribed: boolean,
): Promise<Result<typeof done, 'link_invalid'>> {
  const unsubscription = tokens.read(token);
  if (unsubscription === null) return fail('link_invalid');
  const changed = await setSwitch(db, unsubscription.user, unsubscription.type, { mail: subscribed });
  return changed ? ok(done) : fail('link_invalid');
}

/** `anna@example.org` as `a…@example.org`. */
const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');
