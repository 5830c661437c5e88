import { readRetryAfter } from '#platform/contract/http/retry-after.ts';
import type { Transport } from './api-client.ts';
import { callHeaders } from './call-headers.ts';

interface Known {
  readonly etag: string;
  readonly body: unknown;
}

/**
 * For replies that are polled (`Endpoint.revalidated`): sends the ETag of the last reply, and returns its body again when the
 * server answers 304. Replies are held in memory only, as long as the transport. The browser's HTTP cache would keep a member's
 * data on the disk of a shared computer after the logout, and clearing it at the logout would drop every file of the site.
 */
export function createConditionalTransport(): Transport {
  const known = new Map<string, Known>();
  return async ({ method, url, signal }) => {
    const before = known.get(url);
    const response = await fetch(url, {
      method,
      // With this header the browser bypasses its own cache, and the 304 arrives here.
      headers: { ...callHeaders(), ...(before && { 'If-None-Match': before.etag }) },
      credentials: 'same-origin',
      ...(signal && { signal }),
    });
    if (response.status === 304 && before !== undefined) return { status: 200, body: before.body, retryAfter: null };
    const body: unknown = await response.json().catch(() => null);
    const etag = response.headers.get('etag');
    if (response.ok && etag !== null) known.set(url, { etag, body });
    return { status: response.status, body, retryAfter: readRetryAfter(response.headers.get('retry-after')) };
  };
}
