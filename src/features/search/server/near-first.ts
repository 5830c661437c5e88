import type { UserId } from '#platform/contract/ids.ts';
import type { Clause } from './member-index/selection/clause.ts';
import type { Search, SiteIndex } from './member-index/site-index.ts';

interface NearFirstOptions extends Pick<Search, 'without' | 'today'> {
  readonly clauses: readonly Clause[];
  /** Where results should be near to. */
  readonly home: { readonly region: string | null; readonly country: string };
  readonly limit: number;
}

/** Members who meet all clauses: from the same region first, then the same country, then anywhere; most recently active first. */
export function findNearFirst(site: SiteIndex, { clauses, home, without, today, limit }: NearFirstOptions): UserId[] {
  const nearness: Clause[][] = [
    ...(home.region === null ? [] : [[{ field: 'countryregion', values: [home.region] } as const]]),
    [{ field: 'country', values: [home.country] }],
    [],
  ];
  const found: UserId[] = [];
  for (const near of nearness) {
    const filters = [{ name: 'criteria', clauses: [...clauses, ...near] }];
    const page = { sort: 'active', searcher: null, offset: 0, limit: limit - found.length } as const;
    found.push(...site.search({ filters, without: [...without, ...found], today, ...page }).ids);
    if (found.length === limit) break;
  }
  return found;
}
