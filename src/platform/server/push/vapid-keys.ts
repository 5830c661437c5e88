import { createECDH, createHmac } from 'node:crypto';

/** Key pair that identifies the sender to push services (RFC 8292): an uncompressed P-256 point and its scalar, both base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';

/**
 * The keys of an installation without configured ones: derived from its secret, which all processes share, so that all use the same
 * pair. After a change of the secret browsers subscribe again on their next visit.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt++) {
    const privateKey = createHmac('sha256', secret).update(`vapid ${attempt}`).digest('base64url');
    const publicKey = publicKeyOf(privateKey);
    // About one in four billion values is not a valid private key of the curve.
    if (publicKey !== null) return { publicKey, privateKey };
  }
}

/** Null when it is not a valid private key. */
export function publicKeyOf(privateKey: string): string | null {
  const scalar = Buffer.from(privateKey, 'base64url');
  if (scalar.length !== 32) return null;
  const pair = createECDH(curve);
  try {
    pair.setPrivateKey(scalar);
    return pair.getPublicKey('base64url', 'uncompressed');
  } catch {
    return null;
  }
}
