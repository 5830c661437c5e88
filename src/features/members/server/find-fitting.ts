import type { UserId } from '#platform/contract/ids.ts';
import type { MemberLook } from './members.ts';
import { bothSeek } from './search/sorted.ts';
import type { SearchIndex } from './search/search-index.ts';
import { seekerOf } from './seeker.ts';

interface Deps {
  readonly index: SearchIndex;
}

interface Wish {
  /** Besides the viewer and whoever is blocked: these are left out, however many they are. */
  readonly without: readonly UserId[];
  readonly most: number;
}

/**
 * People of the viewer's site who look for somebody like the viewer and for whom the viewer looks, the most fitting first
 * (see `Sorted`). Nobody fictional, hidden from the search, blocked either way or disabled.
 */
export async function findFitting({ index }: Deps, look: MemberLook, { without, most }: Wish): Promise<UserId[]> {
  const site = await index.of(look.site.id);
  const seeker = seekerOf(look);
  const { ids } = site.search({
    filters: [{ name: 'both seek', clauses: bothSeek(seeker) }],
    without: [look.viewer.id, ...look.viewer.hidden, ...without],
    today: look.today,
    sort: 'fitting',
    seeker,
    offset: 0,
    limit: most,
  });
  return ids;
}
