import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { ageOn } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { OwnProfile } from '#features/account/contract/user.ts';
import { findPhotos } from '#features/photos/server/index.ts';
import type { Members } from './members.ts';
import { findOwnProfile } from './profile-repo.ts';

interface Deps {
  readonly db: Db;
  readonly members: Members;
}

/** The owner of a profile. */
export interface ProfileOwner {
  readonly id: UserId;
  readonly siteId: SiteId;
}

/** The profile as its owner gets it with the user; a pending photo may be its main image. */
export async function ownProfile(
  { db, members }: Deps,
  { id: user, siteId }: ProfileOwner,
): Promise<OwnProfile & { fictional_icon: string | null }> {
  // Nothing of it depends on the viewer.
  const [{ site, today, presentImage }, row, photos] = await Promise.all([
    members.visitorContext(siteId),
    findOwnProfile(db, user),
    findPhotos(db, user),
  ]);
  const [main] = photos;
  const isShown = row.status === 'active' && !row.hideFromSearch && photos.some(({ status }) => status === 'active');
  return {
    id: user,
    name: row.name,
    country: row.country,
    status: row.status,
    main_image: main ? presentImage(main, 'owner', site.settings.cdn_prefix) : null,
    gender: row.gender,
    search_gender: [...row.searchGender],
    search_min_age: row.searchMinAge,
    search_max_age: row.searchMaxAge,
    region: row.region,
    located: row.located,
    age: ageOn(row.dateOfBirth, today),
    hide_online: row.hideOnline,
    hide_from_search: row.hideFromSearch,
    show_to_visitors: row.showToVisitors,
    mail_name: row.mailName,
    mail_photo: row.mailPhoto,
    asks_about_visitors: isShown && !row.answeredAboutVisitors,
    fictional_icon: row.fictional ? site.settings.fictional_icon : null,
  };
}
