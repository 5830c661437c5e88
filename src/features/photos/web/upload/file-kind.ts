/** The format of a photo by its first bytes, as the server detects it. The type that a system gives a file is often missing or wrong. */
export function photoKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  return text.startsWith('RIFF') && text.slice(8) === 'WEBP' ? 'webp' : null;
}

/** Whether a JPEG contains its end marker. Browsers also display truncated images; only the server checks whether any part is missing. */
export function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    // A marker may have more than one 0xff before it.
    if (marker === 0xff) at += 1;
    else {
      at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
  return false;
}

/** Where the pixels of a scan end: at the next marker that is neither a restart marker nor a stuffed 0xff. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
