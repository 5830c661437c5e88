import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import { findPhotosOf, type PhotoRow, type PresentImage } from '#features/photos/server/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { Fit } from '../contract/fit.ts';
import type { Member, Profile } from '../contract/member.ts';
import { fitOf, memberSide, viewerSide } from './fit.ts';
import { findMembers, findViewer, type Store, type ViewerRow } from './member-repo.ts';
import type { Presence } from './presence.ts';
import { type Look, presentMember } from './present-member.ts';
import { presentProfile, shownAbout, shownPhotos } from './present-profile.ts';
import { findProfiles, type ProfileRow } from './profile-repo.ts';

/** A member's own look at others. */
export type MemberLook = Look & { readonly viewer: ViewerRow };

/** A profile to decide about. */
export interface Card {
  readonly profile: Member;
  /** The main one first. */
  readonly photos: ProfileImage[];
  readonly about: string;
  readonly fit: Fit[];
}

/** Lists of members for those who look at them. */
export interface Members {
  /** As the viewer sees them now. */
  lookAs(viewer: UserId): Promise<MemberLook>;
  lookAsVisitor(site: SiteId): Promise<Look>;
  /** The members of these ids who exist for the onlooker, in the order of the ids: blocked and disabled ones vanish here. */
  show(look: Look, ids: readonly UserId[]): Promise<Member[]>;
  /** The same with at most so many photos, what they say of themselves, and why they fit the viewer. */
  showCards(look: MemberLook, ids: readonly UserId[], most: { readonly photos: number }): Promise<Card[]>;
  /** The same as whole profiles. */
  showProfiles(look: MemberLook, ids: readonly UserId[]): Promise<{ profile: Profile; fit: Fit[] }[]>;
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
  const findWithPhotos = async (looking: MemberLook, ids: readonly UserId[]): Promise<[ProfileRow, PhotoRow[]][]> => {
    if (ids.length === 0) return [];
    const [rows, photos] = await Promise.all([
      findProfiles(store, { id: looking.viewer.id, site: looking.site.id }, ids),
      findPhotosOf(store, ids),
    ]);
    return rows.map((row) => [row, (photos.get(row.id) ?? []).filter(({ status }) => status === 'active')]);
  };
  const fitWith = (looking: MemberLook, row: ProfileRow) =>
    fitOf(viewerSide(looking.viewer, looking), memberSide(row, looking.site), looking);
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
    async showCards(looking, ids, { photos: most }) {
      const found = await findWithPhotos(looking, ids);
      return found.map(([row, photos]) => ({
        profile: presentMember(row, looking),
        photos: shownPhotos(row, photos.slice(0, most), looking),
        about: shownAbout(row, looking),
        fit: fitWith(looking, row),
      }));
    },
    async showProfiles(looking, ids) {
      const found = await findWithPhotos(looking, ids);
      return found.map(([row, photos]) => ({
        profile: presentProfile(row, photos, looking, { asOwner: false }),
        fit: fitWith(looking, row),
      }));
    },
  };
}
