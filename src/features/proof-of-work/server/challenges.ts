import { createHash, pbkdf2, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '#platform/server/clock.ts';
import type { Call } from '#platform/server/http/context.ts';
import { createSigner, newToken } from '#platform/server/secrets.ts';
import { guessRounds, keyBits } from '../contract/proof.ts';
import type { Proof } from '../contract/proof-schemas.ts';
import { challengeLife, type ProofPurpose } from './pressure-rules.ts';

/** The call that a proof is required for. */
export interface Proven {
  readonly purpose: ProofPurpose;
  /** Values that identify a repeated call as the same one, such as the address and the client's id. */
  readonly subject: readonly string[];
  readonly call: Pick<Call, 'site' | 'host'>;
}

/**
 * Challenges are not stored, because everybody who asks gets one. The signature covers the right answer, too, so that
 * checking a proof costs one HMAC; making a challenge costs one guess.
 */
export interface Challenges {
  issue(proven: Proven, work: number): Promise<string>;
  /** The challenge's id and its end; null when the proof is wrong, too old, or made for another call. */
  check(proven: Proven, proof: Proof): { readonly id: string; readonly until: Date } | null;
}

export function createChallenges(secret: string, clock: Clock): Challenges {
  const signer = createSigner(secret, 'proof-of-work');
  const contentOf = ({ purpose, subject, call }: Proven, challenge: string, answer: number) => {
    const about = createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
    return [purpose, call.site, call.host, about, challenge, answer].join('\n');
  };
  return {
    async issue(proven, work) {
      const id = newToken();
      const answer = randomInt(work);
      const target = await derive(id, String(answer), guessRounds, keyBits / 8, 'sha256');
      const challenge = [id, clock.now().getTime() + challengeLife, work, target.toString('hex')].join('.');
      return `${challenge}.${signer.sign(contentOf(proven, challenge, answer))}`;
    },
    check(proven, { challenge: signed, answer }) {
      const end = signed.lastIndexOf('.');
      const challenge = signed.slice(0, end);
      if (!signer.verify(contentOf(proven, challenge, answer), signed.slice(end + 1))) return null;
      const [id = '', until = ''] = challenge.split('.');
      return Number(until) > clock.now().getTime() ? { id, until: new Date(Number(until)) } : null;
    },
  };
}

const derive = promisify(pbkdf2);
