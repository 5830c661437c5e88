import { type DestinationStream, type LogFn, pino, type Logger } from 'pino';
import type { Env } from './env.ts';
import type { ErrorReports } from './error-reports/error-reports.ts';

/** Links of mails and exports have their token in the path: a long part of base64url characters. */
const withoutTokens = (path: string): string => path.replaceAll(/(?<=\/)[\w-]{30,}(?=\/|$)/g, '…');

export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/**
 * Structured log lines on standard output. It never logs bodies, and of a request only method, path without query and tokens, and
 * id, so no password, message text, coordinate or IBAN can end up in a log. `reports`: also gets what is logged as an error.
 */
export function createLog(env: Env, to?: DestinationStream, reports?: Pick<ErrorReports, 'report'>): Logger {
  return pino(
    {
      level: env.logLevel,
      base: null,
      ...(reports !== undefined && { hooks: { logMethod: reporting(reports) } }),
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

const errorLevel = 50;

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;

/** Passes errors on with the text of the log line, which is the code's own. */
const reporting = ({ report }: Pick<ErrorReports, 'report'>): LogMethod =>
  function logMethod(args, method, level) {
    if (level >= errorLevel) {
      const [first, second] = args;
      const { trace } = this.bindings();
      report({
        message: typeof first === 'string' ? first : (second ?? 'an error was logged'),
        error: first instanceof Error ? first : (field(first, 'err') ?? field(first, 'error')),
        operation: routeOf(field(first, 'req')),
        ...(typeof trace === 'string' && { trace }),
      });
    }
    method.apply(this, args);
  };

const field = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined);

/** Never the address, which may hold a token. */
function routeOf(request: unknown): string | undefined {
  const [method, url] = [field(request, 'method'), field(field(request, 'routeOptions'), 'url')];
  return typeof method === 'string' && typeof url === 'string' ? `${method} ${url}` : undefined;
}
