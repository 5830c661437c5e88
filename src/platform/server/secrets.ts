import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The form in which a token is stored: useless to anybody who reads the database. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

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
    verify(text, signature) {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** The installation's secret: configured, or generated on first start and stored in the data folder. */
export function loadSecret(given: string | null, dataDir: string): string {
  if (given !== null) return given;
  const file = path.join(dataDir, 'secret');
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    const made = newToken();
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, made, { mode: 0o600 });
    return made;
  }
}
