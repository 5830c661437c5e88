import { done } from '#platform/contract/endpoint.ts';
import { ok } from '#platform/contract/result.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { createActRoutes } from '#features/staff/server/index.ts';
import * as photos from '../../contract/photo-endpoints.ts';
import { type DecideDeps, decidePhotos } from './decide-photos.ts';
import { getPhotos, type StackDeps } from './get-photos.ts';
import { type FileDeps, photoFile } from './photo-file.ts';
import { freeStack } from './stack-repo.ts';

/** The calls of the grid of photos that wait. */
export function createPhotoRoutes(deps: StackDeps & FileDeps & DecideDeps, acting: ReturnType<typeof createActRoutes>): readonly Route[] {
  const { db, clock } = deps;
  return [
    // Taking and leaving work is no act.
    route(photos.getPhotos, (_input, { site, staff }) => getPhotos(deps, { site, staff: staff.staffId })),
    acting(photos.releasePhotos, (_input, { site, staff }, act) =>
      act(async (tx) => {
        await freeStack(tx, { site, staff: staff.staffId, now: clock.now() });
        return ok({ value: done, nothing: true });
      }),
    ),
    route(photos.getPhotoFile, ({ query }, { site, staff }) =>
      photoFile({ db, storage: deps.storage }, query, { site, staff: staff.staffId }),
    ),
    acting(photos.decidePhotos, ({ body }, { site, staff, log }, act) =>
      decidePhotos(deps, body, { site, staff: staff.staffId, act, log }),
    ),
  ];
}
