import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PresentImage } from '#features/photos/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { Member } from '../contract/member.ts';
import { findMembers, findViewer, type Store, type ViewerRow } from './member-repo.ts';
import type { Presence } from './presence.ts';
import { type Look, presentMember } from './present-member.ts';

/** Lists of members for those who look at them. */
export interface Members {
  /** As the viewer sees them now. */
  lookAs(viewer: UserId): Promise<Look & { viewer: ViewerRow }>;
  lookAsVisitor(site: SiteId): Promise<Look>;
  /** The members of these ids who exist for the onlooker, in the order of the ids: blocked and disabled ones vanish here. */
  show(look: Look, ids: readonly UserId[]): Promise<Member[]>;
}

interface Deps {
  readonly store: Store;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly presence: Presence;
  readonly presentImage: PresentImage;
}

export function createMembers({ store, clock, sites, presence, presentImage }: Deps): Members {
  const look = async (id: SiteId) => {
    const site = await sites.byId(id);
    const now = clock.now();
    return { site, now, today: dayIn(site.timeZone, now), presence, presentImage };
  };
  return {
    async lookAs(id) {
      const viewer = await findViewer(store, id);
      return { ...(await look(viewer.site)), viewer };
    },
    lookAsVisitor: async (site) => ({ ...(await look(site)), viewer: null }),
    async show(looking, ids) {
      const rows = await findMembers(store, { id: looking.viewer?.id ?? null, site: looking.site.id }, ids);
      return rows.map((row) => presentMember(row, looking));
    },
  };
}
