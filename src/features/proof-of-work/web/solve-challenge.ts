import { guessRounds, keyBits, readChallenge } from '../contract/proof.ts';
import type { Proof } from '../contract/proof-schemas.ts';

/** Guesses that wait at once, so that no core rests while this thread receives the result of another one. */
const atOnce = 4;

/**
 * Tries one number after the other. The browser derives in threads of its own, so the page stays as quick as ever. Null when
 * none fits, when the signal ends it, or where the browser cannot derive keys.
 */
export async function solveChallenge(challenge: string, signal: AbortSignal): Promise<Proof | null> {
  // Without a secure context there is none, whatever the types say.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return null;
  const { id, work, target } = readChallenge(challenge);
  const encoder = new TextEncoder();
  const password = await subtle.importKey('raw', encoder.encode(id), 'PBKDF2', false, ['deriveBits']);
  const fits = async (answer: number): Promise<boolean> => {
    const salt = encoder.encode(String(answer));
    const key = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: guessRounds }, password, keyBits);
    return hexOf(key) === target;
  };
  for (let first = 0; first < work && !signal.aborted; first += atOnce) {
    const answers = Array.from({ length: Math.min(atOnce, work - first) }, (_, n) => first + n);
    // eslint-disable-next-line no-await-in-loop -- The next ones only if none of these fits.
    const right = (await Promise.all(answers.map(fits))).indexOf(true);
    if (right !== -1) return { challenge, answer: first + right };
  }
  return null;
}

const hexOf = (key: ArrayBuffer): string => Array.from(new Uint8Array(key), (byte) => byte.toString(16).padStart(2, '0')).join('');
