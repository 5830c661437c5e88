export interface FetchLimits {
  /** Ms until the whole body has arrived. */
  readonly timeout: number;
  /** Accepted media types. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** Fetches a body from another server. Throws on a timeout, a redirect, an error status, another media type or too many bytes. */
export async function fetchLimited(address: URL, { timeout, types, maxBytes }: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(address, { headers: { accept: types.join(', ') }, redirect: 'error', signal });
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  try {
    if (!response.ok) throw new Error(`${address.host} answered ${response.status}`);
    if (!types.includes(type)) throw new Error(`${address.host} answered ${type}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new Error(`${address.host} answered more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    await response.body?.cancel().catch(() => undefined);
    throw error;
  }
}
