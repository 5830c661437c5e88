import type { UserId } from '#platform/contract/ids.ts';
import type { Clause } from './search/clause.ts';
import type { Search, SiteIndex } from './search/site-index.ts';

interface Wish extends Pick<Search, 'without' | 'today'> {
  readonly clauses: readonly Clause[];
  /** Around whom. */
  readonly home: { readonly region: string | null; readonly country: string };
  readonly most: number;
}

/** Members whom all clauses fit: of the same region first, then of the country, then from anywhere; the active ones first. */
export function findNearFirst(site: SiteIndex, { clauses, home, without, today, most }: Wish): UserId[] {
  const nearness: Clause[][] = [
    ...(home.region === null ? [] : [[{ field: 'countryregion', values: [home.region] } as const]]),
    [{ field: 'country', values: [home.country] }],
    [],
  ];
  const found: UserId[] = [];
  for (const near of nearness) {
    const filters = [{ name: 'wish', clauses: [...clauses, ...near] }];
    const page = { sort: 'active', seeker: null, offset: 0, limit: most - found.length } as const;
    found.push(...site.search({ filters, without: [...without, ...found], today, ...page }).ids);
    if (found.length === most) break;
  }
  return found;
}
