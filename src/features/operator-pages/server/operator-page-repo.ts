import type { SiteId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface PageText {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly changedAt: Date;
  readonly withdrawn: boolean;
}

const select = (db: Db | Tx, site: SiteId) => db.selectFrom('operator_pages').selectAll().where('site_id', '=', site);
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const textOf = (row: Selected): PageText => ({
  slug: row.slug,
  language: pickLanguage(row.language),
  title: row.title,
  description: row.description,
  body: row.body,
  changedAt: row.changed_at,
  withdrawn: row.withdrawn_at !== null,
});

/** A page in each of its languages, withdrawn or not. */
export const findPageTexts = async (db: Db, site: SiteId, slug: string): Promise<PageText[]> =>
  (await select(db, site).where('slug', '=', slug).orderBy('language').execute()).map(textOf);

/** All pages of a site in all their languages, withdrawn or not. */
export const listPageTexts = async (db: Db, site: SiteId): Promise<PageText[]> =>
  (await select(db, site).orderBy('slug').orderBy('language').execute()).map(textOf);

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

/** Adds or replaces the text; one of a withdrawn page stays withdrawn. */
export async function putPageText(tx: Tx, site: SiteId, page: NewPageText, now: Date): Promise<void> {
  const row = { title: page.title, description: page.description, body: page.body, changed_at: now };
  const other = await select(tx, site).where('slug', '=', page.slug).limit(1).executeTakeFirst();
  await tx
    .insertInto('operator_pages')
    .values({ site_id: site, slug: page.slug, language: page.language, withdrawn_at: other?.withdrawn_at ?? null, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'slug', 'language']).doUpdateSet(row))
    .execute();
}

/** Withdraws a page in all its languages, or with null shows it again. False: there is no such page. */
export async function setWithdrawn(tx: Tx, site: SiteId, slug: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator_pages')
    .set({ withdrawn_at: at })
    .where('site_id', '=', site)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
