import { ageOn } from '#platform/contract/time.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Member } from '../contract/member.ts';
import type { MemberRow, ViewerRow } from './member-repo.ts';
import type { Members } from './members.ts';
import type { Look } from './present-member.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { Clause } from './search/site-index.ts';

interface Deps {
  readonly members: Members;
  readonly index: SearchIndex;
}

const many = 6;
const years = 5;

/** Members of the same gender and about the same age: from the same region first, then the country, then anywhere. */
export async function findRelated({ members, index }: Deps, row: MemberRow, look: Look & { viewer: ViewerRow }): Promise<Member[]> {
  const site = await index.of(look.site.id);
  const age = ageOn(row.dateOfBirth, look.today);
  const alike: Clause[] = [{ field: 'gender', values: [row.gender] }, { minAge: age - years }, { maxAge: age + years }];
  const nearness: Clause[][] = [
    ...(row.region === null ? [] : [[{ field: 'countryregion', values: [row.region] } as const]]),
    [{ field: 'country', values: [row.country] }],
    [],
  ];
  const found: UserId[] = [];
  for (const near of nearness) {
    const filters = [{ name: 'alike', clauses: [...alike, ...near] }];
    const without = [look.viewer.id, row.id, ...look.viewer.hidden, ...found];
    found.push(...site.search({ filters, without, today: look.today, sort: 'active', offset: 0, limit: many - found.length }).ids);
    if (found.length === many) break;
  }
  return members.show(look, found);
}
