import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts personal data that is stored and needed again in full. */
export interface Sealer {
  seal(text: string): Buffer;
  /** Throws when the bytes were not sealed with this secret and purpose. */
  open(sealed: Buffer): string;
}

const ivBytes = 12;
const tagBytes = 16;
// Without this length the cipher would accept a tag truncated to four bytes.
const options = { authTagLength: tagBytes };

/** AES-256-GCM with a separate key for each purpose. The result is nonce, tag and ciphertext. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv, options);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), options);
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
  };
}
