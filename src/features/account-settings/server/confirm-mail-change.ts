import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { BlockedAddress } from './request-mail-change.ts';
import { isSameAsEmail } from '#features/account/contract/rules.ts';
import {
  endLinks,
  findName,
  isOpen,
  setEmail,
  openLink,
  setActive,
  shownEmail,
  useLink,
  type UserRow,
} from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { confirmMailChange as endpoint } from '../contract/endpoints.ts';

export interface ConfirmMailChangeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sites: Sites;
  readonly security: SecurityLog;
  readonly blockedAddress: BlockedAddress;
  /** Hook of other features, called in the transaction of the activation. The returned function is called after the commit. */
  readonly activated: (tx: Tx, user: UserId, now: Date) => Promise<() => void>;
}

/**
 * Sets the address to which the link was sent. An account that is not activated yet becomes so: the mailbox is confirmed, which is
 * all that an activation asks for.
 */
export async function confirmMailChange(
  { db, clock, mails, sites, security, activated, blockedAddress }: ConfirmMailChangeDeps,
  token: string,
  call: Call,
): Promise<Result<ReplyOf<typeof endpoint>, 'link_expired' | 'email_taken' | 'name_is_email'>> {
  const { settings } = await sites.byId(call.site);
  let publish = (): void => undefined;
  const outcome = await db.transaction().execute(async (tx) => {
    const link = await openLink(tx, clock, call.site, token, 'mail_change');
    if (link === null || link.email === null || !isOpen(link.user.status)) return fail('link_expired');
    const { user, email } = link;
    // The link was opened again, or its first response was lost: the address is already changed.
    if (link.used && user.email === email) return ok({ email, user: user.id });
    if (link.used || link.expired) return fail('link_expired');
    // The name may be a later one than that of the request.
    if (isSameAsEmail(await findName(tx, user.id), email)) return fail('name_is_email');
    await useLink(tx, clock, token);
    if (!(await setEmail(tx, user.id, email))) return fail(settings.explicit_account_messages ? 'email_taken' : 'link_expired');
    const blocked = await blockedAddress(call.site, email);
    // Also where it is refused by now: the link was mailed before.
    if (blocked !== null) await blocked.hit(tx, user.id);
    const now = clock.now();
    await endMailedLinks(tx, user.id, now);
    if (user.status === 'not_confirmed') {
      await setActive(tx, user.id, now);
      publish = await activated(tx, user.id, now);
    }
    await notifyOldAddress(mails, tx, user, email, call.origin);
    return ok({ email, user: user.id });
  });
  security.write(
    outcome.ok
      ? { event: 'mail_changed', outcome: 'ok', user: outcome.value.user }
      : { event: 'mail_changed', outcome: 'refused', reason: outcome.code },
    call,
  );
  if (!outcome.ok) return outcome;
  publish();
  return ok({ email: shownEmail(outcome.value.email) });
}

/** Links sent to the old mailbox must neither activate, log in nor set a password, and no earlier request may change the address again. */
export const endMailedLinks = (tx: Tx, user: UserId, now: Date): Promise<void> =>
  endLinks(tx, user, ['activation', 'mail_change', 'password_reset', 'login'], now);

/** Tells the old mailbox, and what to do if somebody else changed the address. */
export async function notifyOldAddress(
  mails: Pick<Mails, 'post'>,
  tx: Tx,
  { id, email, language, siteId }: UserRow,
  to: string,
  origin: string,
): Promise<void> {
  const params = { name: await findName(tx, id), link: `${origin}/complaints`, email: shortened(to) };
  await mails.post(tx, { kind: 'mail_changed', params, to: email, language, site: siteId, origin });
}

/** `a…@example.org`: enough to recognise one's own address, too little to learn somebody else's. */
const shortened = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
