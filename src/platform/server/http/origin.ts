import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.ts';

const writes = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

/**
 * Refuses writes from pages of other sites (CSRF). Browsers state the origin of a write in `Sec-Fetch-Site`, which no page can set,
 * and in `Origin`, which is `null` if a browser hides the origin. A caller without either is no page in a browser, so it cannot
 * carry a victim's cookies. Webhooks come from servers and are signed.
 */
export function refuseForeignOrigins(env: Env): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (writes.has(request.method) && request.routeOptions.config.anyOrigin !== true && !isOwnOrigin(env, request.headers))
      throw Object.assign(new Error('foreign origin'), { statusCode: 403 });
  };
}

export function isOwnOrigin(env: Env, headers: IncomingHttpHeaders): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site') return false;
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return true;
  if (!URL.canParse(origin)) return false;
  const host = new URL(origin).host;
  return host === headers.host || (env.publicUrl !== null && host === new URL(env.publicUrl).host);
}
