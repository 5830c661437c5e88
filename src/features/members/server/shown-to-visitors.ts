import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { ageOn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { accessTo } from '#features/photos/server/index.ts';
import type { getShownToVisitors as endpoint } from '../contract/endpoints.ts';
import { shownToVisitors as most } from '../contract/rules.ts';
import { findMembers } from './member-repo.ts';
import type { Members } from './members.ts';
import { chooseShown, stillShown } from './shown-to-visitors-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Pick<Members, 'visitorContext'>;
}

const hour = 3_600_000;
const activeWithin = 7 * 24 * hour;

/** Keeps the choice of a site for an hour, so that all visitors see the same page, and checks it each time. */
export function createShownToVisitors({
  db,
  clock,
  members,
}: Deps): (query: QueryOf<typeof endpoint>, site: SiteId) => Promise<Success<ReplyOf<typeof endpoint>>> {
  const kept = new Map<SiteId, { readonly hour: number; readonly ids: Promise<UserId[]> }>();
  const chosen = (site: SiteId): Promise<UserId[]> => {
    const now = clock.now().getTime();
    const thisHour = Math.floor(now / hour);
    const found = kept.get(site);
    if (found?.hour === thisHour) return found.ids;
    const ids = chooseShown(db, { site, since: new Date(now - activeWithin), seed: String(thisHour), ofEachGender: most });
    kept.set(site, { hour: thisHour, ids });
    ids.catch(() => kept.delete(site));
    return ids;
  };
  return async ({ gender: wanted = [] }, site) => {
    const context = await members.visitorContext(site);
    // Such a site says that only members see its profiles.
    if (context.site.settings.logged_out_search === 'none') return ok({ members: [] });
    const ids = await chosen(site);
    const [rows, allowed] = await Promise.all([
      findMembers(db, { id: null, site }, ids),
      stillShown(db, site, new Date(clock.now().getTime() - activeWithin), ids),
    ]);
    const access = accessTo({ own: false, paidUser: false, main: true });
    const shown = rows.filter(({ id, gender }) => allowed.has(id) && (wanted.length === 0 || wanted.includes(gender)));
    return ok({
      members: shown.slice(0, most).flatMap(({ id, name, dateOfBirth, gender, town, mainPhoto }) =>
        mainPhoto === null
          ? []
          : [
              {
                id,
                name,
                age: ageOn(dateOfBirth, context.today),
                gender,
                town,
                main_image: context.presentImage(mainPhoto, access, context.site.settings.cdn_prefix),
              },
            ],
      ),
    });
  };
}
