import type { NewPasskey } from '../contract/endpoints.ts';

/** ES256, Ed25519 and RS256 in COSE, the ones that the server accepts. */
const algorithms = [-7, -8, -257];

/** Has the device create a passkey; rejects when the member cancels, or the device has one already. */
export async function makePasskey({ challenge, rp_id, rp_name, user_id, user_name, known }: NewPasskey) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rp_id, name: rp_name },
      user: { id: user_id, name: user_name, displayName: user_name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map((credential) => ({ id: credential, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  });
  return { credential_id: id, client_data: response.clientDataJSON, attestation: response.attestationObject };
}
