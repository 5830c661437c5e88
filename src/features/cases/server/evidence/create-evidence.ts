import type { Tx } from '#platform/server/db/open-database.ts';
import type { Feature } from '#platform/server/feature.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getLooks as getLooksEndpoint } from '#features/decisions/contract/endpoints.ts';
import type { DecisionsFeature } from '#features/decisions/server/index.ts';
import type { ImageQueue } from '#features/photos/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { createLookRoutes } from '#features/staff/server/index.ts';
import {
  exportCase as exportCaseEndpoint,
  getCase as getCaseEndpoint,
  getCasePicture,
  lookAtCase as lookAtCaseEndpoint,
} from '../../contract/endpoints.ts';
import { exportCase } from './exporting/export-case.ts';
import { eraseEvidence } from './erasing/erase-evidence.ts';
import { storeLines } from './lines/store-lines.ts';
import { getLooks } from './looks/get-looks.ts';
import { lookAtCase } from './opening/look-at-case.ts';
import { looksData } from './looks/own-data-repo.ts';
import { getPicture } from './opening/get-picture.ts';
import { getCase } from './view/get-case.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly imageQueue: ImageQueue;
  readonly letterOf: DecisionsFeature['letterOf'];
}

export interface Evidence {
  readonly routes: readonly Route[];
  /** Of members: calls without a right. */
  readonly memberRoutes: readonly Route[];
  /** Keeps the lines around what a source reports, by its id; call it in the transaction of the report. */
  readonly storeLines: (tx: Tx, source: number) => Promise<void>;
  readonly scheduleJobs: () => void;
  readonly ownData: NonNullable<Feature['ownData']>;
}

const hour = 3600;

/** The evidence of cases: what staff see of a case, what they look at, and when it is erased. */
export function createEvidence(platform: Platform, { sites, imageQueue, letterOf }: Dependencies): Evidence {
  const { clock, storage, jobs } = platform;
  const { db } = platform.database;
  const deps = { db, clock, storage, sites, imageQueue, letterOf };
  const looking = createLookRoutes(deps);
  return {
    routes: [
      looking(getCaseEndpoint, ({ query }, call, act) => getCase(deps, query, call, act)),
      looking(exportCaseEndpoint, ({ query }, call, act) => exportCase(deps, query, call, act)),
      looking(getCasePicture, ({ query }, call, act) => getPicture(deps, query, call, act)),
      looking(lookAtCaseEndpoint, ({ body }, call, act) => lookAtCase(deps, body, call, act)),
    ],
    memberRoutes: [route(getLooksEndpoint, (_input, { viewer }) => getLooks(deps, viewer.userId))],
    storeLines: (tx, source) => storeLines({ clock, sites }, tx, source),
    scheduleJobs: () => jobs.every('cases-erase-evidence', hour, () => eraseEvidence(deps)),
    ownData: (within) => looksData(within, () => clock.now()),
  };
}
