import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { thisRelease } from '../release.ts';
import type { SentryPlace } from './sentry-dsn.ts';

/** An error that was logged. */
export interface LoggedError {
  /** Of the code's own: no values. */
  readonly message: string;
  readonly error: unknown;
  /** The route of the request. */
  readonly operation?: string | undefined;
  readonly trace?: string | undefined;
}

export interface ErrorReports {
  report(logged: LoggedError): void;
  /** Waits a moment for reports that are being sent. */
  close(): Promise<void>;
}

/** Of one minute: an error that each call meets must not cost more than the call. */
const maxPerMinute = 60;
const maxAtOnce = 4;
/** Ms. */
const longestSend = 5000;
const longestClose = 2000;
/** Ms for which a server that refuses is left alone, if it names no time. */
const usualPause = 60_000;

const root = path.resolve(import.meta.dirname, '../../../..');
const codeFrame = /^\s+at (?:(?<fn>[^()]+?) \()?(?:file:\/\/)?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/;

/**
 * Sends errors to a server that understands Sentry's envelopes: their kind, code and stack, the route, the release. Not their message,
 * which may repeat what somebody wrote, and nothing of the request.
 */
export function openErrorReports({ url, key }: SentryPlace, environment: string): ErrorReports {
  const open = new Set<Promise<void>>();
  let [minute, ofMinute, pausedUntil] = [0, 0, 0];
  const mayReport = (): boolean => {
    const now = performance.now();
    if (now < pausedUntil || open.size >= maxAtOnce) return false;
    if (Math.floor(now / 60_000) !== minute) [minute, ofMinute] = [Math.floor(now / 60_000), 0];
    return ofMinute++ < maxPerMinute;
  };
  const send = async (body: string): Promise<void> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=emberleaf/${thisRelease}, sentry_key=${key}`,
        },
        body,
        signal: AbortSignal.timeout(longestSend),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const seconds = Number(response.headers.get('retry-after'));
      pausedUntil = performance.now() + (seconds > 0 ? seconds * 1000 : usualPause);
    } catch {
      // Not logged: that would be one more error to report.
      pausedUntil = performance.now() + usualPause;
    }
  };
  return {
    report(logged) {
      if (!mayReport()) return;
      const sending = send(envelopeOf(logged, environment)).finally(() => open.delete(sending));
      open.add(sending);
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, longestClose).unref());
      await Promise.race([Promise.all(open), late]);
    },
  };
}

/** Lines of JSON: the envelope's head, the item's head, the item. */
function envelopeOf({ message, error, operation, trace }: LoggedError, environment: string): string {
  const id = randomBytes(16).toString('hex');
  const now = new Date();
  const code = error instanceof Error && 'code' in error && /^\w{1,40}$/.test(String(error.code)) ? String(error.code) : null;
  const event = {
    event_id: id,
    timestamp: now.getTime() / 1000,
    platform: 'node',
    level: 'error',
    logger: 'emberleaf',
    release: `emberleaf@${thisRelease}`,
    environment,
    ...(operation !== undefined && { transaction: operation }),
    ...(trace !== undefined && { contexts: { trace: { trace_id: trace, span_id: id.slice(0, 16) } } }),
    ...(code !== null && { tags: { code } }),
    ...(error instanceof Error
      ? { exception: { values: [{ type: error.name, value: message, stacktrace: { frames: framesOf(error) } }] } }
      : { message }),
  };
  const item = JSON.stringify(event);
  const heads = [
    { event_id: id, sent_at: now.toISOString() },
    { type: 'event', length: Buffer.byteLength(item) },
  ];
  return `${heads.map((head) => JSON.stringify(head)).join('\n')}\n${item}\n`;
}

/** Oldest first, as Sentry wants them. The message before them is left out. */
function framesOf({ stack = '', name, message }: Error): object[] {
  const head = `${name}: ${message}`;
  const lines = (stack.startsWith(head) ? stack.slice(head.length) : stack.slice(stack.lastIndexOf(message) + message.length)).split('\n');
  return lines
    .flatMap((line) => {
      const { fn, file, line: at, column } = codeFrame.exec(line)?.groups ?? {};
      if (file === undefined) return [];
      const filename = path.isAbsolute(file) ? path.relative(root, file) : file;
      const isOwn = path.isAbsolute(file) && !filename.includes('node_modules') && !filename.startsWith('..');
      return [{ filename, function: fn ?? '?', lineno: Number(at), colno: Number(column), in_app: isOwn }];
    })
    .toReversed();
}
