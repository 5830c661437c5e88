import { WebAuthnAbortService, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import type { Api } from '#platform/web/data/api-client.ts';
import { passkeyChallenge } from '../../contract/calls.ts';
import type { Assertion } from '../../contract/factors.ts';
import { askPasskey } from './ask-passkey.ts';

/** Milliseconds, shorter than a challenge is good for. */
const renewMs = 8 * 60_000;

/**
 * Lets the browser offer passkeys in the list of what it fills in. Goes on until one was chosen or `signal` aborts; what goes
 * wrong leaves the form as it is.
 */
export async function offerPasskeys(api: Api, signal: AbortSignal, chosen: (token: string, assertion: Assertion) => void): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  while (!signal.aborted) {
    const asked = await api(passkeyChallenge, { body: { purpose: 'login' }, signal });
    const renew = setTimeout(() => WebAuthnAbortService.cancelCeremony(), renewMs);
    const started = Date.now();
    try {
      const assertion = await askPasskey(asked, true);
      chosen(asked.token, assertion);
      return;
    } catch {
      // Taken back for a new challenge, or by the browser or the button, which then has the device's attention.
      if (Date.now() - started < renewMs) return;
    } finally {
      clearTimeout(renew);
    }
  }
}
