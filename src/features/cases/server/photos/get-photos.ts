import type { Static } from 'typebox';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { ageOn, type Day, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getPhotos as endpoint, WaitingPhoto } from '../../contract/photo-endpoints.ts';
import { hardPicturesPerHour, photosPerStack } from '../../contract/photo-rules.ts';
import { leaseMinutes } from '../../contract/rules.ts';
import type { Member } from '../../contract/schemas.ts';
import { countFree, findHardPicture, freeStack, listWaiting, lockStackOf, takeStack, type WaitingRow } from './stack-repo.ts';

export interface StackDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

/** Who asks for photos of which site. */
export interface StackOf {
  readonly site: SiteId;
  readonly staff: StaffId;
}

const minute = 60_000;
const hour = 60 * minute;

/** Takes a stack for the person, or goes on with it; after many hard pictures none, and what they had is free. */
export async function getPhotos({ db, clock, sites }: StackDeps, of: StackOf): Promise<Success<ReplyOf<typeof endpoint>>> {
  const now = clock.now();
  const holder = { ...of, now };
  const { timeZone } = await sites.byId(of.site);
  return transact(db, async (tx) => {
    await lockStackOf(tx, of.staff);
    const hard = await findHardPicture(tx, of.staff, new Date(now.getTime() - hour), hardPicturesPerHour);
    if (hard !== null) {
      await freeStack(tx, holder);
      const rest_until = new Date(hard.getTime() + hour).toISOString();
      return ok({ photos: [], waiting: await countFree(tx, holder), until: null, rest_until });
    }
    const until = new Date(now.getTime() + leaseMinutes * minute);
    const cases = await takeStack(tx, holder, { size: photosPerStack, until });
    const rows = cases.length === 0 ? [] : await listWaiting(tx, cases);
    const today = dayIn(timeZone, now);
    return ok({
      photos: rows.map((row) => present(row, today)),
      waiting: await countFree(tx, holder),
      until: rows.length === 0 ? null : until.toISOString(),
      rest_until: null,
    });
  });
}

const present = (row: WaitingRow, today: Day): Static<typeof WaitingPhoto> => ({
  id: row.photo,
  number: row.number,
  member: memberOf(row.owner, row.name, row.born, today),
  place: row.place,
  caption: row.caption,
  width: row.width,
  height: row.height,
  uploaded_at: row.created_at.toISOString(),
  due_at: row.due_at.toISOString(),
  since: row.signup_date.toISOString(),
  open_case: row.open_case,
  duplicate:
    row.twin === null || row.distance === null
      ? null
      : {
          of: memberOf(row.twin, row.twin_name, row.twin_born, today),
          distance: row.distance,
          state: stateOf(row.twin_status, row.twin_profile),
        },
});

const memberOf = (id: number, name: string | null, born: string | null, today: Day): Static<typeof Member> => ({
  id,
  name: name ?? '',
  age: born === null ? null : ageOn(born as Day, today),
});

type State = NonNullable<Static<typeof WaitingPhoto>['duplicate']>['state'];

function stateOf(status: string | null, profile: string | null): State {
  switch (status) {
    case 'banned':
    case 'held':
      return 'banned';
    case 'suspended':
    case 'deleted':
      return status;
    default:
      return profile === 'active' ? 'active' : 'hidden';
  }
}
