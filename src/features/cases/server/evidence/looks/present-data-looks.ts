import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { getLooks } from '#features/decisions/contract/endpoints.ts';
import { memberLookReasons, privateData } from '#features/decisions/contract/rules.ts';
import { known } from '../known.ts';
import { listDataLooks } from './data-looks-repo.ts';

export type DataLook = ReplyOf<typeof getLooks>['data_looks'][number];

/** Looks of staff at private data of an account, the newest first: never who. `now`: as the member may know of them then; null: all. */
export const presentDataLooks = async (db: Db, user: UserId, now: Date | null, limit: number): Promise<DataLook[]> =>
  (await listDataLooks(db, user, now, limit)).map(({ at, what, reason }) => ({
    at: at.toISOString(),
    what: what.map((one) => known(privateData, one)),
    reason: known(memberLookReasons, reason),
  }));
