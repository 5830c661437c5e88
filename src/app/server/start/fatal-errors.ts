import process from 'node:process';
import { endProcess } from '#platform/server/hanging-disk/end-process.ts';
import type { ErrorReports } from '#platform/server/error-reports/error-reports.ts';
import type { Log } from '#platform/server/log.ts';

/**
 * What nothing has caught, also of a promise, ends the process, because nobody knows what is left half done. It is logged, and
 * reported where that is configured; the report has two seconds. `giveUp` sends everybody elsewhere meanwhile.
 */
export function endOnFatalErrors(
  log: Pick<Log, 'error'>,
  reports: Pick<ErrorReports, 'close'> | null,
  giveUp: () => void = () => {},
): void {
  let isEnding = false;
  process.on('uncaughtException', (error: unknown) => {
    log.error({ err: error }, 'the process ends by an error that nothing has caught');
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    if (isEnding) return;
    isEnding = true;
    void (reports?.close() ?? Promise.resolve()).then(() => endProcess(1));
    giveUp();
  });
}
