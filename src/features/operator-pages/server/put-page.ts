import type { SiteId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { contentLimits } from '#features/site-content/contract/kinds.ts';
import { publishContent, type SiteContent } from '#features/site-content/server/index.ts';
import { slugProblem } from '../contract/slug.ts';
import { type NewPageText, putPageText, setWithdrawn } from './operator-page-repo.ts';

/** Characters. The table has the same limits. */
const { title, lead: description, body } = contentLimits.page;
const limits = { title, description, body } as const;

type Problem = 'malformed_slug' | 'reserved_slug' | 'empty_or_too_long';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly content: SiteContent;
}

/** Writes an operator's page in one language, or replaces it; a withdrawn page is there again, in all its languages. */
export async function putPage({ db, clock, content }: Deps, site: SiteId, page: NewPageText): Promise<Result<null, Problem>> {
  const problem = slugProblem(page.slug);
  if (problem !== null) return fail(`${problem}_slug` as const);
  const fits = (['title', 'description', 'body'] as const).every((name) => page[name].trim() !== '' && page[name].length <= limits[name]);
  if (!fits) return fail('empty_or_too_long');
  const written = { by: null, now: clock.now() };
  const text = { site, kind: 'page', key: page.slug } as const;
  await db.transaction().execute(async (tx) => {
    const words = { title: page.title, lead: page.description, body: page.body };
    await publishContent(tx, { ...text, language: page.language }, words, written);
    await publishContent(tx, { ...text, language: null }, { hidden: false }, written);
    await putPageText(tx, site, page, written.now);
    await setWithdrawn(tx, site, page.slug, null);
  });
  content.changed(site, 'page');
  return ok(null);
}

/** False: there is no such page. */
export async function withdrawPage({ db, clock, content }: Deps, site: SiteId, slug: string): Promise<boolean> {
  const now = clock.now();
  const done = await db.transaction().execute(async (tx) => {
    const found = await setWithdrawn(tx, site, slug, now);
    if (found) await publishContent(tx, { site, kind: 'page', key: slug, language: null }, { hidden: true }, { by: null, now });
    return found;
  });
  if (done) content.changed(site, 'page');
  return done;
}
