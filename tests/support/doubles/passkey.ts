import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion } from '#features/account/contract/factors.ts';

/** A device that makes and uses one passkey, as a browser would hand its answers over. */
export interface TestPasskey {
  readonly credentialId: string;
  create(asked: Asked & { readonly user_id: string }): { credential_id: string; client_data: string; attestation: string };
  get(asked: Asked): Assertion;
}

interface Asked {
  readonly challenge: string;
  readonly rp_id: string;
}

interface Options {
  /** Where the browser believes to be. */
  readonly origin?: string;
  /** False: the device does not check its owner. */
  readonly verifies?: boolean;
  /** The id of another credential, to pretend to be that. */
  readonly credentialId?: string;
  /** False: a device that does not count its signatures, such as one that shares its passkeys with others. */
  readonly counts?: boolean;
}

export function createPasskey({ origin = 'http://localhost', verifies = true, credentialId, counts = true }: Options = {}): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = credentialId === undefined ? randomBytes(20) : Buffer.from(credentialId, 'base64url');
  let signed = 0;
  let userHandle = 'unknown';
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, attested: Buffer | null) => {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (attested === null ? 0 : 0x40);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counts ? (signed += 1) : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  return {
    credentialId: id.toString('base64url'),
    create({ challenge, rp_id, user_id }) {
      userHandle = user_id;
      // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1) with x and y.
      const coordinates = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')].map(cborBytes);
      const key = Buffer.concat([hex('a501020326200121'), coordinates[0] ?? Buffer.alloc(0), hex('22'), coordinates[1] ?? Buffer.alloc(0)]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        hex('a3'),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        hex('a0'),
        cborText('authData'),
        cborBytes(authenticatorData(rp_id, attested)),
      ]);
      return {
        credential_id: id.toString('base64url'),
        client_data: clientData('webauthn.create', challenge).toString('base64url'),
        attestation: attestation.toString('base64url'),
      };
    },
    get({ challenge, rp_id }) {
      const data = authenticatorData(rp_id, null);
      const client = clientData('webauthn.get', challenge);
      const content = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        credential_id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', content, privateKey).toString('base64url'),
        user_handle: userHandle,
      };
    },
  };
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
/** In the shortest form, as the canonical encoding asks; up to 255 bytes. */
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
