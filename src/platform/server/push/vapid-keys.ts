import { createECDH, createHmac } from 'node:crypto';

/** Who sends, as push services know it (RFC 8292): an uncompressed point of P-256 and its scalar, both base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';

/**
 * The keys of an installation that was given none: made from its secret, so that all of its processes, which share the
 * secret, agree without telling each other. Another secret makes browsers subscribe anew when they are next here.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt++) {
    const privateKey = createHmac('sha256', secret).update(`vapid ${attempt}`).digest('base64url');
    const publicKey = publicKeyOf(privateKey);
    // One in four billion numbers is none of the curve's.
    if (publicKey !== null) return { publicKey, privateKey };
  }
}

/** Null: no private key. */
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
