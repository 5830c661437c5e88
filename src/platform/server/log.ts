import { type DestinationStream, pino, type Logger } from 'pino';
import type { Env } from './env.ts';

/** Links of mails and exports have their token in the path: a long part of base64url characters. */
const withoutTokens = (path: string): string => path.replaceAll(/(?<=\/)[\w-]{30,}(?=\/|$)/g, '…');

export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/**
 * Structured log lines on standard output. It never logs bodies, and of a request only method, path without query and tokens, and
 * id, so no password, message text, coordinate or IBAN can end up in a log.
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
