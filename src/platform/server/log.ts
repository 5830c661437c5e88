import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Env } from './env.ts';

export type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>;

/**
 * Structured lines on standard output. Bodies are never logged, and of a request only method, path without its query
 * (tokens travel there) and id, so that no password, message text, coordinate or IBAN can end in a log.
 */
export function loggerOptions(env: Env): FastifyServerOptions['logger'] {
  if (env.logLevel === 'silent') return false;
  return {
    level: env.logLevel,
    base: null,
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
    },
  };
}
