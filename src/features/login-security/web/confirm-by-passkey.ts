import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { passkeyChallenge } from '#features/account/contract/calls.ts';
import { askPasskey } from '#features/account/web/index.ts';
import { confirm } from '../contract/calls.ts';
import type { LoginSecurity } from '../contract/endpoints.ts';

/** The device signs that it is the member; throws `passkey_refused` when the member cancels. */
export async function confirmByPasskey(api: Api): Promise<{ login_security: LoginSecurity }> {
  const asked = await api(passkeyChallenge, { body: { purpose: 'confirm' } });
  const assertion = await askPasskey(asked).catch(() => {
    // Status 0 would be a call without an answer, which is made again.
    throw new ApiError(400, 'passkey_refused');
  });
  return api(confirm, { body: { token: asked.token, assertion } });
}
