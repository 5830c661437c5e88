import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { SavedMethod } from '../../contract/saved-method.ts';
import { getSavedMethods, type SavedMethodDeps } from './get-saved-methods.ts';
import { deleteSavedMethodRow } from './saved-method-repo.ts';
import { forgetSavedMethods, type ForgetDeps } from './forget-saved-methods.ts';

/** The provider deletes it at once, or by the repeated job when it cannot be reached. */
export async function deleteSavedMethod(
  deps: SavedMethodDeps & ForgetDeps,
  id: number,
  call: Call<Viewer>,
): Promise<Result<{ means: SavedMethod[] }, 'not_found'>> {
  if (!(await deleteSavedMethodRow(deps.db, call.viewer.userId, id))) return fail('not_found');
  await forgetSavedMethods(deps);
  return ok((await getSavedMethods(deps, call)).value);
}
