import { ageOn } from '#platform/contract/time.ts';
import type { Member } from '../contract/member.ts';
import type { MemberRow } from './member-repo.ts';
import type { MemberLook, Members } from './members.ts';
import { findNearFirst } from './near-first.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { Clause } from './search/clause.ts';

interface Deps {
  readonly members: Members;
  readonly index: SearchIndex;
}

const many = 6;
const years = 5;

/** Members of the same gender and about the same age: from the same region first, then the country, then anywhere. */
export async function findRelated({ members, index }: Deps, row: MemberRow, look: MemberLook): Promise<Member[]> {
  const site = await index.of(look.site.id);
  const age = ageOn(row.dateOfBirth, look.today);
  const alike: Clause[] = [{ field: 'gender', values: [row.gender] }, { minAge: age - years }, { maxAge: age + years }];
  const without = [look.viewer.id, row.id, ...look.viewer.hidden];
  return members.show(look, findNearFirst(site, { clauses: alike, home: row, without, today: look.today, most: many }));
}
