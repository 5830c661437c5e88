import { setTimeout } from 'node:timers/promises';
import type { OpenTask } from '#platform/server/feature.ts';
import type { Reading } from '#platform/server/metrics/metrics.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type DatabaseState, type QueueState, readDatabaseState } from './database-metrics-repo.ts';

/** In ms: however many read the metrics, and however often, the database is asked no more often. */
const readEvery = 15_000;
/** In ms; what takes longer is missing in this reading. */
const longest = 5000;

interface Known {
  /** Null: the database did not answer. */
  readonly state: DatabaseState | null;
  readonly tasks: readonly OpenTask[] | null;
}

/** What the database knows. All processes tell the same, so alerts take the largest. */
export function measureDatabase(
  { metrics, database: { db }, clock, log }: Pick<Platform, 'metrics' | 'database' | 'clock' | 'log'>,
  openTasks: () => Promise<readonly OpenTask[]>,
): void {
  if (!metrics.isOn) return;
  const inTime = async <Value>(what: string, found: Promise<Value>): Promise<Value | null> => {
    const late = new AbortController();
    try {
      return await Promise.race([found, setTimeout(longest, null, { signal: late.signal, ref: false })]);
    } catch (error) {
      log.warn({ error: String(error), what }, 'metrics of the database could not be read');
      return null;
    } finally {
      late.abort();
    }
  };
  const read = async (): Promise<Known> => ({
    state: await inTime('state', readDatabaseState(db, clock.now())),
    tasks: await inTime('tasks', openTasks()),
  });
  let known: Promise<Known> | null = null;
  let until = 0;
  const current = (): Promise<Known> => {
    if (known !== null && performance.now() < until) return known;
    until = performance.now() + readEvery;
    return (known = read());
  };
  const gauge = (name: string, help: string, pick: (known: Known) => number | null | readonly Reading[]) =>
    metrics.gauge(name, help, async () => pick(await current()));
  const ofQueues = (pick: (queue: QueueState) => number | null) => (now: Known) =>
    now.state?.queues.flatMap((queue) => readingOf(pick(queue), { queue: queue.name })) ?? null;
  const ofTasks = (pick: (task: OpenTask) => number) => (now: Known) =>
    now.tasks?.map((task) => ({ value: pick(task), labels: { task: task.name } })) ?? null;
  const age = ({ items }: OpenTask) => Math.max(0, ...items.map(({ since }) => (clock.now().getTime() - since.getTime()) / 1000));

  gauge('emberleaf_database_up', 'Whether the database answers in time', ({ state }) => Number(state !== null));
  gauge('emberleaf_database_bytes', 'Size of the database', ({ state }) => state?.server?.bytes ?? null);
  gauge(
    'emberleaf_jobs_waiting',
    'Jobs that are due or tried again, such as mails',
    ofQueues(({ waiting }) => waiting),
  );
  gauge(
    'emberleaf_jobs_running',
    'Jobs that run',
    ofQueues(({ running }) => running),
  );
  gauge(
    'emberleaf_jobs_failed',
    'Jobs of 30 days that failed for good',
    ofQueues(({ failed }) => failed),
  );
  gauge(
    'emberleaf_jobs_oldest_seconds',
    'Since when the oldest job is due',
    ofQueues(({ oldest }) => oldest ?? 0),
  );
  gauge('emberleaf_repeated_jobs_late_seconds', 'How late the latest repeated job is', ({ state }) => state?.late ?? null);
  gauge(
    'emberleaf_open_tasks',
    'What waits for a person or has failed, at most 1000 of a kind',
    ofTasks(({ items }) => items.length),
  );
  gauge('emberleaf_open_task_oldest_seconds', 'Since when the oldest of these waits', ofTasks(age));
  gauge('emberleaf_cases_open', 'Cases that are not decided', ({ state }) => state?.cases?.open ?? null);
  gauge('emberleaf_cases_overdue', 'Cases whose due time is over', ({ state }) => state?.cases?.overdue ?? null);
  gauge('emberleaf_cases_overdue_oldest_seconds', 'Since when the oldest of these is due', ({ state }) => state?.cases?.oldest ?? null);
  gauge('emberleaf_wal_archive_failing', '1: the last try to archive WAL failed', ({ state }) => state?.server?.archive_failing ?? null);
  gauge('emberleaf_wal_archive_age_seconds', 'Since when no WAL was archived', ({ state }) => state?.server?.archive_age ?? null);
  gauge('emberleaf_standbys', 'Standbys that are connected', ({ state }) => state?.server?.standbys ?? null);
  gauge('emberleaf_standby_lag_seconds', 'How far the slowest standby is behind', ({ state }) => state?.server?.standby_lag ?? null);
  gauge('emberleaf_standby_lag_bytes', 'WAL that the slowest standby lacks', ({ state }) => state?.server?.standby_bytes ?? null);
}

const readingOf = (value: number | null, labels: Reading['labels'] & object): Reading[] => (value === null ? [] : [{ value, labels }]);
