import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvError } from './env-error.ts';
import { writeWhole } from './storage/write-whole.ts';

/** 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: useless to anybody who reads the database. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Compares a received value, such as a signature or a hash, with the expected one in constant time. The one way to compare them
 * (`scripts/lint/rules/compare-in-constant-time.ts`).
 */
export function isSame(expected: string | Buffer, given: string | Buffer): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** HMAC-SHA-256 with a separate key for each purpose. */
export function createSigner(secret: string, purpose: string): Signer {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign,
    verify: (text, signature) => isSame(sign(text), signature),
  };
}

/** Characters. */
const shortestSecret = 32;

/** The installation's secret: configured, or generated on first start and stored in the data folder. */
export const loadSecret = async (given: string | null, dataDir: string): Promise<string> =>
  given ?? loadMadeSecret(path.join(dataDir, 'secret'), 'Links, cookies and addresses of photos that were made with the old one end.');

/** A secret that is generated on first use. `without`: what is lost if it has to be replaced, for the error message. */
export async function loadMadeSecret(file: string, without: string): Promise<string> {
  const stored = await readStored(file);
  if (stored === null) {
    const made = newToken();
    await writeWhole(file, made, { mode: 0o600 });
    return made;
  }
  if (stored.length >= shortestSecret) return stored;
  throw new EnvError(
    `${file} is damaged: a secret of at least ${shortestSecret} characters is expected there. Put it back from a backup, or delete the file to have a new one made. ${without}`,
  );
}

async function readStored(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
