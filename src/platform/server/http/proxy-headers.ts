import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';
import { readForwarded } from '../network/forwarded-header.ts';
import type { Trust } from '../network/proxies.ts';

/**
 * Removes all headers about the caller except those that the operator's proxies wrote: the kind that they use, and the country only
 * from one of them. `Forwarded` becomes `X-Forwarded-*`, which Fastify reads. The host is always that of the Host header, which
 * proxies pass on.
 */
export function keepProxyHeaders(env: Env, trusts: Trust, { headers, socket }: IncomingMessage): void {
  if (env.countryHeader !== null && !trusts(socket.remoteAddress, 0)) delete headers[env.countryHeader];
  if (env.proxyHeader === 'x-forwarded') return;
  delete headers['x-forwarded-for'];
  delete headers['x-forwarded-proto'];
  const proxies = readForwarded(headers.forwarded ?? '');
  if (headers.forwarded === undefined || proxies.length === 0) return;
  headers['x-forwarded-for'] = proxies.map(({ from }) => from || 'unknown').join(', ');
  const proto = proxies.at(-1)?.proto;
  if (proto) headers['x-forwarded-proto'] = proto;
}
