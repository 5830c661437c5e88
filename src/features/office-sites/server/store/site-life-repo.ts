import { sql } from 'kysely';
import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import { isLanguage, type Language } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { copyPublished } from '#features/site-content/server/index.ts';
import { listSitePackages } from '#features/shop/server/index.ts';

/** What a new site gets of an old one besides its settings. */
export async function copyContent(tx: Tx, from: SiteId, to: SiteId, now: Date): Promise<void> {
  const sold = (await listSitePackages(tx, from, now)).filter(({ offered }) => offered);
  for (const [position, { kind, credits, days, prices, country_prices: own }] of sold.entries()) {
    const terms = { credits, days, prices: sql<string>`${JSON.stringify(prices)}::jsonb`, position, offered: true };
    const { id } = await tx
      .insertInto('packages')
      .values({ site_id: to, kind, ...terms })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Before version 1, which is the first that somebody publishes: prices by country stand in the terms alone.
    await tx
      .insertInto('package_terms')
      .values({ package_id: id, version: 0, valid_from: now, ...terms, country_prices: sql<string>`${JSON.stringify(own)}::jsonb` })
      .execute();
  }
  await sql`
    INSERT INTO operator_pages (site_id, slug, language, title, description, body, changed_at, withdrawn_at)
    SELECT ${to}, slug, language, title, description, body, changed_at, withdrawn_at FROM operator_pages
    WHERE site_id = ${from} AND withdrawn_at IS NULL`.execute(tx);
  await sql`
    INSERT INTO teasers (site_id, kind, advertiser, url, texts, image_name, image_width, image_height, "position", active)
    SELECT ${to}, kind, advertiser, url, texts, image_name, image_width, image_height, "position", active FROM teasers
    WHERE site_id = ${from} ORDER BY id`.execute(tx);
  await copyPublished(tx, from, to, now);
}

/** False: it closes already. */
export async function setClosing(tx: Tx, site: SiteId, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sites')
    .set({ closes_at: at })
    .where('id', '=', site)
    .where('closes_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface Counts {
  readonly members: number;
  readonly fictional: number;
  readonly credits: number;
}

export async function countConcerned(db: Db | Tx, site: SiteId): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT
      (SELECT count(*)::int FROM users u WHERE u.site_id = ${site} AND u.status <> 'deleted'
        AND NOT EXISTS (SELECT FROM profiles p WHERE p.user_id = u.id AND p.fictional)) AS members,
      (SELECT count(*)::int FROM profiles p WHERE p.site_id = ${site} AND p.fictional) AS fictional,
      (SELECT coalesce(sum(l.credits - l.taken), 0)::int FROM credit_lots l JOIN users u ON u.id = l.user_id
        WHERE u.site_id = ${site}) AS credits`.execute(db);
  return rows[0] ?? { members: 0, fictional: 0, credits: 0 };
}

interface Reader {
  readonly id: UserId;
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
}

/** The next members of a closing site who were not mailed, and takes note of them; empty when all were, or another process does it. */
export async function takeUnmailed(tx: Tx, site: SiteId, most: number): Promise<Reader[]> {
  const locked = await tx
    .selectFrom('sites')
    .select('closing_mailed_to')
    .where('id', '=', site)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (locked === undefined) return [];
  const { rows } = await sql<{ id: number; email: string; name: string; language: string }>`
    SELECT u.id, u.email, p.name, u.language FROM users u JOIN profiles p ON p.user_id = u.id
    WHERE u.site_id = ${site} AND u.id > ${locked.closing_mailed_to} AND u.status <> 'deleted' AND NOT p.fictional
    ORDER BY u.id LIMIT ${most}`.execute(tx);
  const last = rows.at(-1);
  if (last !== undefined) await tx.updateTable('sites').set({ closing_mailed_to: last.id }).where('id', '=', site).execute();
  return rows.map(({ id, email, name, language }) => ({ id: userId(id), email, name, language: isLanguage(language) ? language : null }));
}

/** Orders of the site of which credits or days of premium are left and whose refund has not failed since, the oldest first. */
export async function listUnspentOrders(db: Db, site: SiteId, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT o.id FROM orders o JOIN sites s ON s.id = o.site_id
    WHERE o.site_id = ${site} AND o.state = 'completed' AND o.id > ${after}
      AND (EXISTS (SELECT FROM credit_lots l WHERE l.order_id = o.id AND l.credits > l.taken)
        OR EXISTS (SELECT FROM premium_periods p WHERE p.order_id = o.id AND p.ended_at IS NULL AND p.begun + p.taken < p.days))
      AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.state = 'failed' AND r.created_at > s.closes_at)
    ORDER BY o.id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sessions of members who were active since then. */
export async function listActiveSessions(
  db: Db,
  site: SiteId,
  since: Date,
): Promise<{ readonly user: UserId; readonly session: number }[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.user_id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('profiles.site_id', '=', site)
    .where('profiles.last_active_at', '>=', since)
    .where('sessions.expires_at', '>=', since)
    .execute();
  return rows.map(({ id, user_id }) => ({ session: id, user: userId(user_id) }));
}
