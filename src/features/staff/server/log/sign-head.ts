import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { canonicalJson } from './log-entry.ts';
import { findHead, insertSignedHead, type SignedHead } from './staff-log-repo.ts';

export interface HeadSigner {
  sign(head: Omit<SignedHead, 'signature'>): Buffer;
  isOurs(head: SignedHead): boolean;
}

/** PKCS #8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs with a key that is derived from the installation's secret: whoever has only the database cannot sign. */
export function createHeadSigner(secret: string): HeadSigner {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'staff-log-head', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key);
  const contentOf = ({ id, hash, at }: Omit<SignedHead, 'signature'>) => Buffer.from(canonicalJson({ id, hash, at: at.toISOString() }));
  return {
    sign: (head) => sign(null, contentOf(head), key),
    isOurs: (head) => verify(null, contentOf(head), publicKey, head.signature),
  };
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: HeadSigner;
  /** Mails the signed head to the owners, so that it is also where nobody on this machine can change it. */
  readonly mailHead: (tx: Tx, head: SignedHead) => Promise<void>;
}

/** Signs the newest row; once for each row. */
export const signHead = ({ db, clock, signer, mailHead }: Deps): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const head = await findHead(tx);
    if (head === null) return;
    const unsigned = { ...head, at: clock.now() };
    const signed = { ...unsigned, signature: signer.sign(unsigned) };
    if (await insertSignedHead(tx, signed)) await mailHead(tx, signed);
  });
