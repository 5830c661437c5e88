import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { PaymentMeans } from '../../contract/means.ts';
import { listMeans } from './means-repo.ts';
import { presentMeans } from './present-means.ts';

export interface MeansDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

export async function getPaymentMeans({ db, clock, sites }: MeansDeps, call: Call<Viewer>): Promise<Success<{ means: PaymentMeans[] }>> {
  const [{ timeZone }, rows] = await Promise.all([sites.byId(call.site), listMeans(db, call.viewer.userId)]);
  return ok({ means: rows.map((row) => presentMeans(row, timeZone, clock.now())) });
}
