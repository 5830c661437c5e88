import { hash, verify } from '@node-rs/argon2';

/** OWASP ASVS: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, strength);

// A hash of a random password: checking against it takes as long as against a real one.
const nobody = hash(crypto.randomUUID(), strength);

/** False for a wrong password and, in the same time, for an unknown address (`stored` null). */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password);
  return stored !== null && right;
}

const current = '$argon2id$v=19$m=19456,t=2,p=1$';

/** True: made with other strength than today's, so it is to be made again at this login. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(current);
