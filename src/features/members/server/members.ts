import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { findPhotosOf, type PhotoRow, type PresentImage } from '#features/photos/server/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { Fit } from '../contract/fit.ts';
import type { LastActive, Member, Profile } from '../contract/member.ts';
import { fitOf, memberSide, viewerSide } from './fit.ts';
import { findMembers, findViewer, type ViewerRow } from './member-repo.ts';
import type { Presence } from './presence/presence.ts';
import { type ViewerContext, presentMember } from './present-member.ts';
import { lastActive, presentProfile, shownAbout, shownAnswers, shownPhotos } from './present-profile.ts';
import { findActivity, findProfiles, type ProfileRow } from './profile-repo.ts';

/** The context of a viewer who is logged in. */
export type MemberViewerContext = ViewerContext & { readonly viewer: ViewerRow };

/** A card of the swipe game. */
export interface Card {
  readonly profile: Member;
  /** Main photo first. */
  readonly photos: ProfileImage[];
  readonly about: string;
  readonly fit: Fit[];
}

export interface MemberWithReasons {
  readonly profile: Member;
  readonly answers: readonly Answer[];
  readonly fit: Fit[];
}

/** Loads and presents members for a viewer. */
export interface Members {
  /** The context of this member as the viewer, at this moment. */
  viewerContext(viewer: UserId): Promise<MemberViewerContext>;
  visitorContext(site: SiteId): Promise<ViewerContext>;
  /** The members with these ids who exist for the viewer, in the order of the ids; blocked and disabled ones are dropped here. */
  show(context: ViewerContext, ids: readonly UserId[]): Promise<Member[]>;
  /** When a member whom `show` has shown was last here. */
  lastActive(context: ViewerContext, id: UserId): Promise<LastActive>;
  /** The members with up to `photos` photos, the about text, and the reasons why they fit the viewer. */
  showCards(context: MemberViewerContext, ids: readonly UserId[], limits: { readonly photos: number }): Promise<Card[]>;
  /** The members with their prompt answers, and the reasons why they fit the viewer. */
  showReasons(context: MemberViewerContext, ids: readonly UserId[]): Promise<MemberWithReasons[]>;
  /** The members' whole profiles, with the reasons why they fit the viewer. */
  showProfiles(context: MemberViewerContext, ids: readonly UserId[]): Promise<{ profile: Profile; fit: Fit[] }[]>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly presence: Presence;
  readonly presentImage: PresentImage;
}

export function createMemberPresenter({ db, clock, sites, presence, presentImage }: Deps): Members {
  const contextOf = async (id: SiteId) => {
    const site = await sites.byId(id);
    const now = clock.now();
    return { site, now, today: dayIn(site.timeZone, now), presence, presentImage };
  };
  const findWithPhotos = async (context: MemberViewerContext, ids: readonly UserId[]): Promise<[ProfileRow, PhotoRow[]][]> => {
    if (ids.length === 0) return [];
    const [rows, photos] = await Promise.all([
      findProfiles(db, { id: context.viewer.id, site: context.site.id }, ids),
      findPhotosOf(db, ids),
    ]);
    return rows.map((row) => [row, (photos.get(row.id) ?? []).filter(({ status }) => status === 'active')]);
  };
  const fitWith = (context: MemberViewerContext, row: ProfileRow) =>
    fitOf(viewerSide(context.viewer, context), memberSide(row, context.site), context);
  return {
    async viewerContext(id) {
      const viewer = await findViewer(db, id);
      return { ...(await contextOf(viewer.site)), viewer };
    },
    visitorContext: async (site) => ({ ...(await contextOf(site)), viewer: null }),
    async show(context, ids) {
      const rows = await findMembers(db, { id: context.viewer?.id ?? null, site: context.site.id }, ids);
      return rows.map((row) => presentMember(row, context));
    },
    async lastActive(context, id) {
      const row = await findActivity(db, id);
      return row === null ? 'longer' : lastActive(row, context);
    },
    async showCards(context, ids, { photos: maxPhotos }) {
      const found = await findWithPhotos(context, ids);
      return found.map(([row, photos]) => ({
        profile: presentMember(row, context),
        photos: shownPhotos(row, photos.slice(0, maxPhotos), context),
        about: shownAbout(row, context),
        fit: fitWith(context, row),
      }));
    },
    async showReasons(context, ids) {
      const rows = await findProfiles(db, { id: context.viewer.id, site: context.site.id }, ids);
      return rows.map((row) => ({
        profile: presentMember(row, context),
        answers: shownAnswers(row, context),
        fit: fitWith(context, row),
      }));
    },
    async showProfiles(context, ids) {
      const found = await findWithPhotos(context, ids);
      return found.map(([row, photos]) => ({
        profile: presentProfile(row, photos, context, { asOwner: false }),
        fit: fitWith(context, row),
      }));
    },
  };
}
