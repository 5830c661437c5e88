import { createHash } from 'node:crypto';
import type { Clock } from '#platform/server/clock.ts';
import type { Call } from '#platform/server/http/context.ts';
import { createSigner, newToken } from '#platform/server/secrets.ts';

/** The purpose of a passkey's signature: a login, a new passkey, a sensitive change. */
export type ChallengePurpose = 'login' | 'add' | 'confirm';

/** The challenge that a passkey signs, and the token that proves that this server issued it. */
export interface Challenge {
  readonly token: string;
  /** base64url. */
  readonly challenge: string;
}

/**
 * Challenges are not stored, because everybody who opens the login page gets one. Instead, the signed token contains the purpose, the
 * host, the holder and the expiry. `claimCall` records that a challenge was used.
 */
export interface Challenges {
  issue(purpose: ChallengePurpose, call: Call): Challenge;
  /**
   * Returns the challenge, in base64url. Null when the token is forged or expired, or was issued to another browser, session, host or
   * purpose.
   */
  open(purpose: ChallengePurpose, token: string, call: Call): string | null;
}

const lifeMs = 10 * 60_000;

/** Identifies a visitor's browser until the login. */
const browserCookie = 'browser';
const browserSeconds = 3600;

/** `whose`: a challenge of one group, members or staff, is none of another. */
export function createChallenges(secret: string, clock: Clock, whose = 'passkey-challenge'): Challenges {
  const signer = createSigner(secret, whose);
  const contentOf = (purpose: ChallengePurpose, call: Call, holder: string, challenge: string, until: number) =>
    [purpose, call.site, call.host, holder, challenge, until].join('\n');
  return {
    issue(purpose, call) {
      const challenge = newToken();
      const until = clock.now().getTime() + lifeMs;
      const signature = signer.sign(contentOf(purpose, call, giveTo(purpose, call), challenge, until));
      return { challenge, token: [challenge, until, signature].join('.') };
    },
    open(purpose, token, call) {
      const [challenge = '', until = '', signature = ''] = token.split('.');
      const holder = holderOf(purpose, call);
      if (holder === null || !(Number(until) > clock.now().getTime())) return null;
      return signer.verify(contentOf(purpose, call, holder, challenge, Number(until)), signature) ? challenge : null;
    },
  };
}

/** The holder of a challenge: a member's session, or before a login the browser. Null when there is neither. */
function holderOf(purpose: ChallengePurpose, call: Call): string | null {
  if (purpose !== 'login') {
    if (call.staff !== null) return `staff ${call.staff.sessionId}`;
    return call.viewer === null ? null : `session ${call.viewer.sessionId}`;
  }
  const browser = call.cookie(browserCookie);
  return browser === undefined ? null : `browser ${createHash('sha256').update(browser).digest('base64url')}`;
}

/** Keeps an existing cookie, so that every tab of the browser can log in. */
function giveTo(purpose: ChallengePurpose, call: Call): string {
  const known = holderOf(purpose, call);
  if (known !== null) return known;
  if (purpose !== 'login') throw new Error('a challenge for somebody without a session');
  const browser = newToken();
  call.setCookie(browserCookie, browser, { maxAgeSeconds: browserSeconds, httpOnly: true });
  return `browser ${createHash('sha256').update(browser).digest('base64url')}`;
}
