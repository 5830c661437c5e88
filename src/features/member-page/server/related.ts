import { ageOn } from '#platform/contract/time.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { MemberViewerContext, MemberRow, Members } from '#features/members/server/index.ts';
import { type Clause, findNearFirst, type SearchIndex } from '#features/search/server/index.ts';

interface Deps {
  readonly members: Members;
  readonly index: SearchIndex;
}

const maxRelated = 6;
const maxYearsApart = 5;

/** Members of the same gender and a similar age: from the same region first, then the same country, then anywhere. */
export async function findRelated({ members, index }: Deps, row: MemberRow, context: MemberViewerContext): Promise<Member[]> {
  const site = await index.of(context.site.id);
  const age = ageOn(row.dateOfBirth, context.today);
  const similar: Clause[] = [{ field: 'gender', values: [row.gender] }, { minAge: age - maxYearsApart }, { maxAge: age + maxYearsApart }];
  const without = [context.viewer.id, row.id, ...context.viewer.hidden];
  return members.show(context, findNearFirst(site, { clauses: similar, home: row, without, today: context.today, limit: maxRelated }));
}
