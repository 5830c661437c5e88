import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { askPasskey } from '#features/account/web/index.ts';
import { loginByPasskey, passkeyChallenge, stepUp } from '#features/staff/contract/calls.ts';
import type { Me } from '#features/staff/contract/schemas.ts';

/** The device signs; throws `passkey_refused` when the person cancels, or the device has no passkey of this host. */
async function signed(api: Api, purpose: 'login' | 'step_up') {
  const asked = await api(passkeyChallenge, { body: { purpose } });
  const assertion = await askPasskey(asked).catch(() => {
    // Status 0 would be a call without an answer.
    throw new ApiError(400, 'passkey_refused');
  });
  return { token: asked.token, assertion };
}

export const loginWithPasskey = async (api: Api): Promise<Me> => api(loginByPasskey, { body: await signed(api, 'login') });

export const stepUpWithPasskey = async (api: Api): Promise<unknown> => api(stepUp, { body: await signed(api, 'step_up') });
