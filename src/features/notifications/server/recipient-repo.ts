import { type SiteId, siteId, type UserId, userId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import { type NotificationType, notificationTypes } from '#features/mails/contract/notification-types.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** A user who may be notified. */
export interface Recipient {
  readonly id: UserId;
  readonly site: SiteId;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Null: deleted or held; gets no notifications. */
  readonly status: 'active' | 'not_confirmed' | null;
  /** Types that are not mailed. */
  readonly mailOff: readonly string[];
  /** Types that are pushed; empty without a subscribed browser. */
  readonly pushes: readonly NotificationType[];
}

/** Locks the user until the transaction ends, so that two transactions never notify one member. Null: the account is gone. */
export async function lockRecipient(tx: Tx, user: UserId, now: Date): Promise<Recipient | null> {
  const row = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.site_id',
      'users.email',
      'users.language',
      'users.status',
      'users.mail_off',
      'users.push_off',
      'profiles.name',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('push_subscriptions as p')
          .innerJoin('sessions as s', 's.id', 'p.session_id')
          .select('p.id')
          .whereRef('p.user_id', '=', 'users.id')
          .where('s.expires_at', '>', now),
      ).as('reachable'),
    )
    .where('users.id', '=', user)
    .forNoKeyUpdate('users')
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: userId(row.id),
    site: siteId(row.site_id),
    email: row.email,
    name: row.name,
    language: pickLanguage(row.language),
    status: row.status === 'active' || row.status === 'not_confirmed' ? row.status : null,
    mailOff: row.mail_off,
    pushes: row.reachable ? notificationTypes.filter((type) => !row.push_off.includes(type)) : [],
  };
}
