import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { slugProblem } from '../contract/slug.ts';
import { type NewPageText, putPageText } from './operator-page-repo.ts';

/** Characters. The table has the same limits. */
const limits = { title: 120, description: 300, body: 50_000 } as const;

type Problem = 'malformed_slug' | 'reserved_slug' | 'empty_or_too_long';

/** Writes an operator's page in one language, or replaces it. */
export async function putPage({ db, clock }: { db: Db; clock: Clock }, site: SiteId, page: NewPageText): Promise<Result<null, Problem>> {
  const problem = slugProblem(page.slug);
  if (problem !== null) return fail(`${problem}_slug` as const);
  const fits = (['title', 'description', 'body'] as const).every((name) => page[name].trim() !== '' && page[name].length <= limits[name]);
  if (!fits) return fail('empty_or_too_long');
  await putPageText(db, site, page, clock.now());
  return ok(null);
}
