import { sql } from 'kysely';
import { type SiteId, siteId, type UserId, userId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { PushTarget } from '#platform/server/push/push-sender.ts';

/** Per member; a new subscription replaces the oldest. */
const maxBrowsers = 10;

/** Replaces the session's subscription. False when the session has ended. Call with the user's row locked. */
export async function insertSubscription(tx: Tx, session: number, user: UserId, target: PushTarget, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session)
    .where('user_id', '=', user)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) return false;
  const { endpoint, p256dh, auth } = target;
  const changes = { user_id: user, session_id: session, p256dh, auth };
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', session).where('endpoint', '<>', endpoint).execute();
  await tx
    .insertInto('push_subscriptions')
    .values({ ...changes, endpoint, created_at: now })
    // When another member logs in to the same browser, the subscription moves to them.
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({
        ...changes,
        created_at: (eb) =>
          eb.case().when('push_subscriptions.session_id', '=', session).then(eb.ref('push_subscriptions.created_at')).else(now).end(),
      }),
    )
    .execute();
  const kept = tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxBrowsers);
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', user).where('id', 'not in', kept).execute();
  return true;
}

export async function deleteSubscription(db: Db, session: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', session).execute();
}

/** For subscriptions that the push service reports as gone. */
export async function deleteSubscriptionById(db: Db, subscription: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', subscription).execute();
}

export interface PushSettingsRow {
  readonly subscribedAt: Date | null;
  readonly browsers: number;
  readonly preview: boolean;
}

/** Null when the account is gone. */
export async function findPushSettings(db: Db, user: UserId, session: number, now: Date): Promise<PushSettingsRow | null> {
  const { rows } = await sql<{ subscribed_at: Date | null; browsers: number; preview: boolean }>`
    SELECT u.push_preview AS preview, count(s.id) AS browsers, max(p.created_at) FILTER (WHERE s.id = ${session}) AS subscribed_at
    FROM users u
      LEFT JOIN push_subscriptions p ON p.user_id = u.id
      LEFT JOIN sessions s ON s.id = p.session_id AND s.expires_at > ${now}
    WHERE u.id = ${user} GROUP BY u.id`.execute(db);
  const [row] = rows;
  return row ? { subscribedAt: row.subscribed_at, browsers: row.browsers, preview: row.preview } : null;
}

export async function setPreview(db: Db, user: UserId, preview: boolean): Promise<void> {
  await db.updateTable('users').set({ push_preview: preview }).where('id', '=', user).execute();
}

/** The members, of those given, who have a subscribed browser. */
export async function findReachable(db: Db, users: readonly UserId[], now: Date): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT DISTINCT p.user_id FROM push_subscriptions p JOIN sessions s ON s.id = p.session_id AND s.expires_at > ${now}
    WHERE p.user_id = ANY(${[...users]}::bigint[])`.execute(db);
  return rows.map((row) => userId(row.user_id));
}

/** Ids of a member's subscriptions with a valid session. */
export async function findSubscriptions(tx: Tx, user: UserId, now: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select('push_subscriptions.id')
    .where('push_subscriptions.user_id', '=', user)
    .where('sessions.expires_at', '>', now)
    .orderBy('push_subscriptions.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A subscribed browser and its member. */
export interface Subscriber {
  readonly target: PushTarget;
  readonly user: UserId;
  readonly site: SiteId;
  readonly language: Language;
  readonly preview: boolean;
}

/** Null when the subscription or its session has ended, or the member is deleted or disabled. */
export async function findSubscriber(db: Db, subscription: number, now: Date): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 'u.id', 'u.site_id', 'u.language', 'u.push_preview'])
    .where('p.id', '=', subscription)
    .where('s.expires_at', '>', now)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const { endpoint, p256dh, auth } = row;
  return {
    target: { endpoint, p256dh, auth },
    user: userId(row.id),
    site: siteId(row.site_id),
    language: pickLanguage(row.language),
    preview: row.push_preview,
  };
}
