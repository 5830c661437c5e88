import { hash, verify } from '@node-rs/argon2';
import { composed } from '../../contract/new-password.ts';

/** OWASP ASVS: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(composed(password), argon2Options);

// A hash of a random password: checking against it takes as long as checking against a real one.
const dummyHash = hash(crypto.randomUUID(), argon2Options);

/** False for a wrong password and, in the same time, for an unknown address (`stored` null). */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const hashed = stored ?? (await dummyHash);
  // Older passwords are stored as the device encoded them. The attempts depend only on the entered password, and so does the time.
  const [usual, other] = [composed(password), password.normalize('NFD')];
  const matches =
    usual === other ? await verify(hashed, usual) : (await Promise.all([usual, other].map((form) => verify(hashed, form)))).includes(true);
  return stored !== null && matches;
}

const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$';

/** True when the hash was made with other than the current parameters and should be replaced at this login. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(currentPrefix);
