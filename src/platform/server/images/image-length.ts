/** Bytes of a file's beginning that `imageLength` needs. */
export const headBytes = 4096;

/**
 * The length in bytes that a WebP or AVIF file declares in its first `headBytes`; null if it cannot be read. A file that was
 * truncated by a full disk or an interrupted copy is shorter than it declares.
 */
export function imageLength(head: Buffer): number | null {
  if (head.length < 16) return null;
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return head.readUInt32LE(4) + 8;
  return head.toString('latin1', 4, 8) === 'ftyp' ? endOfBoxes(head) : null;
}

/** ISO/IEC 14496-12: boxes follow each other, each begins with its length. The last one of an image holds its pixels. */
function endOfBoxes(head: Buffer): number | null {
  let at = 0;
  let type = '';
  while (at + 8 <= head.length) {
    const length = lengthOfBox(head, at);
    if (length === null) return null;
    type = head.toString('latin1', at + 4, at + 8);
    at += length;
  }
  // A file truncated between two boxes lacks its pixels: at least the 8 bytes that begin a box are missing.
  return type === 'mdat' || at > head.length ? at : at + 8;
}

function lengthOfBox(head: Buffer, at: number): number | null {
  const length = head.readUInt32BE(at);
  // 1: a 64-bit length follows the type. 0, up to the end of the file, does not say where that is.
  if (length >= 8) return length;
  if (length !== 1 || at + 16 > head.length) return null;
  const long = Number(head.readBigUInt64BE(at + 8));
  return long >= 16 && Number.isSafeInteger(at + long) ? long : null;
}
