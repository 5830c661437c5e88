/** How withdrawn files are purged from a cache in front of this installation. */
export type CdnPurge =
  /** A `PURGE` request to each address, as Varnish, nginx, Squid and Fastly take it. */
  | { readonly by: 'method' }
  /** One `POST` to this address with `{ "files": […] }`, as Cloudflare takes it, and small programs for others. */
  | { readonly by: 'webhook'; readonly url: string };

/** The cache that others run in front of this installation, such as a CDN. */
export interface Cdn {
  /** Seconds for which it may answer with a public file without asking, because it can be purged; null: it cannot. */
  readonly keepsSeconds: number | null;
  /** Resolves when it has taken note of all of them, otherwise throws. Repeating it is harmless. */
  purge(addresses: readonly string[]): Promise<void>;
}

export const noCdn: Cdn = { keepsSeconds: null, purge: async () => {} };

const day = 24 * 3600;
const timeout = 10_000;
/** Addresses that Cloudflare takes in one request. */
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

/** `alsoFine`: a cache that has no such file may say so. */
async function request(url: string, init: RequestInit, alsoFine: readonly number[] = []): Promise<void> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
  // Read, so that the connection is free for the next one.
  await response.arrayBuffer();
  if (!response.ok && !alsoFine.includes(response.status)) throw new Error(`the CDN answered ${response.status}`);
}
