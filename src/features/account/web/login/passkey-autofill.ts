import { WebAuthnAbortService, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import type { Api } from '#platform/web/data/api-client.ts';
import { passkeyChallenge } from '../../contract/calls.ts';
import type { Assertion } from '../../contract/factors.ts';
import { askPasskey } from './ask-passkey.ts';

/** In milliseconds; shorter than the validity of a challenge. */
const renewMs = 8 * 60_000;

/** Lets the browser offer passkeys in its autofill list. Runs until one was chosen or `signal` aborts. Errors leave the form unchanged. */
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
      // The request was aborted for a new challenge, or by the browser or the button, which then uses the device.
      if (Date.now() - started < renewMs) return;
    } finally {
      clearTimeout(renew);
    }
  }
}
