import type { Assertion, Challenge } from '../../contract/factors.ts';

/** Lets the device sign a challenge. Rejects when the member cancels, or when there is no passkey for this host. */
export async function askPasskey({ challenge, rp_id }: Challenge, autofill = false): Promise<Assertion> {
  // Loaded on demand: some kilobytes that few members need.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: rp_id, userVerification: 'required' },
    useBrowserAutofill: autofill,
  });
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  };
}
