import type { SiteId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface PageText {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly changedAt: Date;
  readonly withdrawn: boolean;
}

/** A page in each of its languages, withdrawn or not. */
export async function findPageTexts(db: Db, site: SiteId, slug: string): Promise<PageText[]> {
  const rows = await db
    .selectFrom('operator_pages')
    .selectAll()
    .where('site_id', '=', site)
    .where('slug', '=', slug)
    .orderBy('language')
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    language: pickLanguage(row.language),
    title: row.title,
    description: row.description,
    body: row.body,
    changedAt: row.changed_at,
    withdrawn: row.withdrawn_at !== null,
  }));
}

/** The published pages of a site, without their bodies. */
export async function listPages(db: Db, site: SiteId): Promise<Omit<PageText, 'body' | 'withdrawn'>[]> {
  const rows = await db
    .selectFrom('operator_pages')
    .select(['slug', 'language', 'title', 'description', 'changed_at'])
    .where('site_id', '=', site)
    .where('withdrawn_at', 'is', null)
    .orderBy('slug')
    .orderBy('language')
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    language: pickLanguage(row.language),
    title: row.title,
    description: row.description,
    changedAt: row.changed_at,
  }));
}

export interface NewPageText {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** Adds or replaces the text; a withdrawn page is there again, in all its languages. */
export async function putPageText(db: Db, site: SiteId, page: NewPageText, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = { title: page.title, description: page.description, body: page.body, changed_at: now };
    await tx
      .insertInto('operator_pages')
      .values({ site_id: site, slug: page.slug, language: page.language, ...row })
      .onConflict((conflict) => conflict.columns(['site_id', 'slug', 'language']).doUpdateSet(row))
      .execute();
    await tx.updateTable('operator_pages').set({ withdrawn_at: null }).where('site_id', '=', site).where('slug', '=', page.slug).execute();
  });
}

/** False: there is no such page. */
export async function withdrawPage(db: Db, site: SiteId, slug: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_pages')
    .set({ withdrawn_at: now })
    .where('site_id', '=', site)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
