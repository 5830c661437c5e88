import type { BodyOf } from '#platform/contract/endpoint.ts';
import { ok } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import type { putMe as endpoint } from '../../contract/endpoints.ts';
import type { StaffDeps } from '../deps.ts';
import { type Act, replying } from '../log/acts.ts';
import { presentMe } from './present-me.ts';
import { updateSettings } from '../store/staff-repo.ts';

export async function putMe(deps: StaffDeps, body: BodyOf<typeof endpoint>, call: Call<Viewer | null, Staff>, act: Act) {
  const { staffId, sessionId } = call.staff;
  const changed = await act(async (tx) => {
    await updateSettings(tx, staffId, body);
    return ok({ value: null, subject: staffId });
  });
  return replying(changed, () => presentMe(deps, staffId, sessionId, call));
}
