import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { PhotoCases } from '#features/photos/server/index.ts';
import { addEvent } from '../queue/case-repo.ts';
import type { OpenCase } from '../queue/open-case.ts';
import { isDoubtful } from './doubt-repo.ts';
import { closeCase, findPhotoCase, listNeedlessCases, listUnopenedPhotos, lockUnopenedPhoto, reopenCase } from './photo-case-repo.ts';

interface Deps {
  readonly clock: Clock;
  readonly openCase: OpenCase;
  readonly blockedBy: PhotoCases['blockedBy'];
}

/** What photos need of cases: see `PhotoCases`. */
export function createPhotoCases({ clock, openCase, blockedBy }: Deps): PhotoCases {
  const opened = async (tx: Tx, photo: number, block?: number) => {
    const found = await lockUnopenedPhoto(tx, photo);
    if (found === null) return;
    const source = block === undefined ? {} : { source: { block, message: null } };
    await openCase(tx, { site: found.site, kind: 'picture', subject: found.owner, at: found.uploadedAt, photo, ...source });
  };
  return {
    isDoubtful: (tx, user) => isDoubtful(tx, user, clock.now()),
    blockedBy,
    opened,
    async deleted(tx, photo) {
      const id = await findPhotoCase(tx, photo, 'open');
      if (id !== null && (await closeCase(tx, id))) await addEvent(tx, id, { at: clock.now(), what: 'closed' });
    },
    async restored(tx, photo) {
      const id = (await lockUnopenedPhoto(tx, photo)) === null ? null : await findPhotoCase(tx, photo, 'closed');
      if (id === null) return opened(tx, photo);
      await reopenCase(tx, id);
      await addEvent(tx, id, { at: clock.now(), what: 'reopened' });
    },
  };
}

/** In one run; the next run goes on. */
const mostAtOnce = 500;

/**
 * Opens cases for photos that wait and stand in none, such as those from before there were cases, and closes cases about photos that
 * are gone, such as those of closed accounts.
 */
export async function matchPhotoCases(db: Db, cases: PhotoCases, clock: Clock): Promise<void> {
  for (const photo of await listUnopenedPhotos(db, mostAtOnce)) await transact(db, (tx) => cases.opened(tx, photo));
  for (const id of await listNeedlessCases(db, mostAtOnce))
    await transact(db, async (tx) => {
      if (await closeCase(tx, id)) await addEvent(tx, id, { at: clock.now(), what: 'closed' });
    });
}
