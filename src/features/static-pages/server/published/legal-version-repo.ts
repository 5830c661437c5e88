import type { SiteId } from '#platform/contract/ids.ts';
import { isLanguage, type Language } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type VersionName } from '../../contract/legal.ts';
import { type LegalKey, legalKeys } from '#features/site-content/contract/kinds.ts';

/** A text that the operator has published in one language. */
export interface LegalVersion extends VersionName {
  readonly key: LegalKey;
  /** The same in several languages: the same text. */
  readonly edition: number;
  readonly publishedAt: Date;
  readonly beginsAt: Date;
  /** Whether members have to agree. */
  readonly asks: boolean;
  /** What changes, in the operator's words; empty: nothing is said. */
  readonly summary: string;
}

/** All versions of a site, the newest of each text first. */
export async function listVersions(db: Db | Tx, site: SiteId): Promise<LegalVersion[]> {
  const rows = await db
    .selectFrom('legal_versions')
    .select(['key', 'language', 'number', 'edition', 'published_at', 'begins_at', 'asks', 'summary'])
    .where('site_id', '=', site)
    .orderBy('number', 'desc')
    .execute();
  return rows.flatMap(({ key: stored, language, published_at, begins_at, ...row }) => {
    const key = legalKeys.find((one) => one === stored);
    return key === undefined || !isLanguage(language) ? [] : [{ ...row, key, language, publishedAt: published_at, beginsAt: begins_at }];
  });
}

/** What is said with the next version of a text. */
interface Announcement {
  readonly summary: string;
  /** Null: it begins at once. */
  readonly beginsAt: Date | null;
  readonly asks: boolean;
}

interface AnnouncementRow extends Announcement {
  readonly key: string;
  readonly language: string;
}

export async function listAnnouncements(db: Db | Tx, site: SiteId): Promise<AnnouncementRow[]> {
  const rows = await db
    .selectFrom('legal_announcements')
    .select(['key', 'language', 'summary', 'begins_at', 'asks'])
    .where('site_id', '=', site)
    .execute();
  return rows.map(({ begins_at, ...row }) => ({ ...row, beginsAt: begins_at }));
}

export async function putAnnouncement(
  tx: Tx,
  site: SiteId,
  { key, language }: { readonly key: LegalKey; readonly language: Language },
  { summary, beginsAt, asks }: Announcement,
): Promise<void> {
  const row = { summary, begins_at: beginsAt, asks };
  await tx
    .insertInto('legal_announcements')
    .values({ site_id: site, key, language, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'key', 'language']).doUpdateSet(row))
    .execute();
}

/** Removes and returns it; null: none was written. */
export async function takeAnnouncement(tx: Tx, site: SiteId, key: LegalKey, language: Language): Promise<Announcement | null> {
  const row = await tx
    .deleteFrom('legal_announcements')
    .where('site_id', '=', site)
    .where('key', '=', key)
    .where('language', '=', language)
    .returning(['summary', 'begins_at', 'asks'])
    .executeTakeFirst();
  return row === undefined ? null : { summary: row.summary, beginsAt: row.begins_at, asks: row.asks };
}

/** Parallel publications of a site wait here for each other. */
export async function lockSiteTexts(tx: Tx, site: SiteId): Promise<void> {
  await tx.selectFrom('sites').select('id').where('id', '=', site).forUpdate().executeTakeFirstOrThrow();
}

/** False: this version is stored already. */
export async function insertVersion(tx: Tx, site: SiteId, version: LegalVersion): Promise<boolean> {
  const { publishedAt, beginsAt, ...row } = version;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('legal_versions')
    .values({ site_id: site, ...row, published_at: publishedAt, begins_at: beginsAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
