/** How withdrawn files are purged from a cache in front of this installation. */
export type CdnPurge =
  /** A `PURGE` request to each address, as Varnish, nginx, Squid and Fastly accept it. */
  | { readonly by: 'method' }
  /** One `POST` to this address with `{ "files": […] }`, as Cloudflare accepts it. A small program can serve other caches. */
  | { readonly by: 'webhook'; readonly url: string };

/** The cache in front of this installation, such as a CDN. */
export interface Cdn {
  /** Seconds for which it may serve a public file without revalidation, because the server can purge it; null: it cannot. */
  readonly keepsSeconds: number | null;
  /** Resolves when the cache has accepted all of them, otherwise throws. Repeating it is harmless. */
  purge(addresses: readonly string[]): Promise<void>;
}

export const noCdn: Cdn = { keepsSeconds: null, purge: async () => {} };

const day = 24 * 3600;
const timeout = 10_000;
/** Addresses that Cloudflare accepts in one request. */
const maxFiles = 30;

/** `token` is sent as a bearer token. */
export function createHttpCdn(purge: CdnPurge, token: string | null): Cdn {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  return {
    keepsSeconds: day,
    async purge(addresses) {
      if (purge.by === 'method') {
        await Promise.all(addresses.map((address) => request(address, { method: 'PURGE', headers }, [404])));
        return;
      }
      for (let from = 0; from < addresses.length; from += maxFiles) {
        const body = JSON.stringify({ files: addresses.slice(from, from + maxFiles) });
        await request(purge.url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
      }
    },
  };
}

/** `alsoFine`: other accepted statuses, with which a cache reports that it has no such file. */
async function request(url: string, init: RequestInit, alsoFine: readonly number[] = []): Promise<void> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
  // Reads the response, so that the connection is free for the next request.
  await response.arrayBuffer();
  if (!response.ok && !alsoFine.includes(response.status)) throw new Error(`the CDN answered ${response.status}`);
}
