import { type DestinationStream, pino, type Logger } from 'pino';
import type { Env } from './env.ts';

/** Links of mails and of exports have their token in the path: long, and of characters as base64url has them. */
const withoutTokens = (path: string): string => path.replaceAll(/(?<=\/)[\w-]{30,}(?=\/|$)/g, '…');

export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/**
 * Structured log lines on standard output. Bodies are never logged, and of a request only method, path without query
 * and tokens, and id, so that no password, message text, coordinate or IBAN can end up in a log.
 */
export function createLog(env: Env, to?: DestinationStream): Logger {
  return pino(
    {
      level: env.logLevel,
      base: null,
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: withoutTokens(request.url.split('?')[0] ?? ''),
        }),
        err: (error: Error & { code?: unknown }) => ({ type: error.name, code: error.code, stack: error.stack }),
      },
    },
    to ?? pino.destination(1),
  );
}
