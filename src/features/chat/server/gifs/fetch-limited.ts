export interface FetchLimits {
  /** Ms until the last byte. */
  readonly patience: number;
  /** Media types that are taken. */
  readonly types: readonly string[];
  /** As many at most. */
  readonly bytes: number;
}

/** The body of what another server answers. Throws when it is late, too large, of another type, elsewhere or a failure. */
export async function fetchLimited(address: URL, { patience, types, bytes }: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { headers: { accept: types.join(', ') }, redirect: 'error', signal });
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  try {
    if (!response.ok) throw new Error(`${address.host} answered ${response.status}`);
    if (!types.includes(type)) throw new Error(`${address.host} answered ${type}`);
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of response.body ?? []) {
      size += piece.byteLength;
      if (size > bytes) throw new Error(`${address.host} answered more than ${bytes} bytes`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch (error) {
    await response.body?.cancel().catch(() => undefined);
    throw error;
  }
}
