import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** How content becomes an object of the backup: compressed, with a checksum, and encrypted if there is a key. */
export interface Codec {
  readonly isEncrypted: boolean;
  pack(content: Uint8Array): Promise<Buffer>;
  /** Null: the object is damaged, or was encrypted with another key. */
  unpack(object: Uint8Array): Promise<Buffer | null>;
  /** A name that follows from the content; with a key, it says nothing about the content to others. */
  nameOf(content: Uint8Array): string;
}

const compress = promisify(zlib.zstdCompress);
const decompress = promisify(zlib.zstdDecompress);
const params = { [zlib.constants.ZSTD_c_checksumFlag]: 1 };

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createCodec(given: string | null): Codec {
  const keyFor = (purpose: string) => (given === null ? null : createHmac('sha256', given).update(`backup ${purpose}`).digest());
  const [key, naming] = [keyFor('content'), keyFor('names')];
  return {
    isEncrypted: key !== null,
    async pack(content) {
      const packed = await compress(content, { params });
      if (key === null) return packed;
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
      return Buffer.concat([nonce, sealing.update(packed), sealing.final(), sealing.getAuthTag()]);
    },
    async unpack(object) {
      try {
        return await decompress(key === null ? object : decrypt(key, object));
      } catch {
        return null;
      }
    },
    nameOf: (content) => (naming === null ? createHash('sha256') : createHmac('sha256', naming)).update(content).digest('hex'),
  };
}

function decrypt(key: Buffer, object: Uint8Array): Buffer {
  const opening = createDecipheriv(cipher, key, object.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAuthTag(object.subarray(-tagBytes));
  return Buffer.concat([opening.update(object.subarray(nonceBytes, -tagBytes)), opening.final()]);
}
