const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Number of bytes at the beginning of a file that reveal its format. */
export const longestMagic = 12;

/** Container brands of HEIC (ISO/IEC 23008-12), the photo format of iPhones and some others. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether a file is a HEIC by its first bytes: the sender gets a hint how to avoid it. */
export function isHeic(input: Uint8Array): boolean {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  return bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.has(bytes.toString('latin1', 8, 12));
}

/**
 * Detects the format by its magic bytes; no other file ever reaches a decoder. HEIC is not supported: the decoder is built without
 * HEVC, because of its patents. Browsers that can read HEIC upload it as JPEG.
 */
export function imageKind(input: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  if (bytes.subarray(0, 3).equals(jpeg)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(png)) return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}
