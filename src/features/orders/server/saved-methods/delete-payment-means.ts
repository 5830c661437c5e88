import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { PaymentMeans } from '../../contract/means.ts';
import { getPaymentMeans, type MeansDeps } from './get-payment-means.ts';
import { deleteMeans } from './means-repo.ts';
import { forgetMeans, type ForgetDeps } from './forget-means.ts';

/** The provider deletes it at once, or by the repeated job when it cannot be reached. */
export async function deletePaymentMeans(
  deps: MeansDeps & ForgetDeps,
  id: number,
  call: Call<Viewer>,
): Promise<Result<{ means: PaymentMeans[] }, 'not_found'>> {
  if (!(await deleteMeans(deps.db, call.viewer.userId, id))) return fail('not_found');
  await forgetMeans(deps);
  return ok((await getPaymentMeans(deps, call)).value);
}
