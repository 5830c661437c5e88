import fs from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { SiteId } from '#platform/contract/ids.ts';
import type { OpenTask } from '#platform/server/feature.ts';
import { listQueues, listRepeated, listStuckJobs, readDatabaseState } from '#platform/server/jobs/queue-state-repo.ts';
import type { SearchIndex } from '#features/search/server/index.ts';
import type { Platform } from '#platform/server/platform.ts';

export interface JobsDeps {
  readonly platform: Platform;
  /** Tasks that wait for a person or have failed. */
  readonly openTasks: () => Promise<readonly OpenTask[]>;
  /** The search of this process. */
  readonly index: Pick<SearchIndex, 'loadedFrom' | 'of'>;
}

const day = 24 * 3_600_000;
/** Ms after which it is unusual that a job still waits. */
const longWait = 15 * 60_000;
const mostStuck = 100;
const longestError = 300;
const startedAt = new Date();
const release = JSON.parse(fs.readFileSync(path.resolve(import.meta.dirname, '../../../../package.json'), 'utf8')) as { version: string };

export async function presentJobs({ platform, openTasks, index }: JobsDeps, site: SiteId) {
  const { env, clock } = platform;
  const { db } = platform.database;
  // The queue's own columns have the machine's time.
  const machine = Date.now();
  const loadedFrom = index.loadedFrom();
  const [queues, stuck, repeated, open, members, disk, database] = await Promise.all([
    listQueues(db, new Date(machine - day)),
    listStuckJobs(db, new Date(machine - longWait), mostStuck),
    listRepeated(db, clock.now()),
    openTasks(),
    // Nobody waits until it is loaded.
    loadedFrom === null ? null : index.of(site).then((one) => one.size()),
    statfs(env.dataDir),
    readDatabaseState(db),
  ]);
  return {
    at: clock.now().toISOString(),
    queues: queues.map(({ oldest, ...queue }) => ({ ...queue, oldest_at: oldest?.toISOString() ?? null })),
    stuck: stuck.map((job) => ({ ...job, since: job.since.toISOString(), error: job.error === null ? null : withoutAddresses(job.error) })),
    repeated: repeated.map(({ name, dueAt, running }) => ({ name, due_at: dueAt.toISOString(), running })),
    open: open.flatMap(({ name, items }) => {
      const [first] = items;
      return first === undefined ? [] : [{ name, count: items.length, since: first.since.toISOString() }];
    }),
    search: { loaded_from: loadedFrom, members },
    disk: { total: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize, database: database.bytes },
    versions: {
      app: release.version,
      node: process.version,
      database: database.version,
      schema: database.schema,
      since: startedAt.toISOString(),
    },
  };
}

/** Servers repeat the address to which they did not deliver. */
export const withoutAddresses = (error: string): string =>
  error
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…@…')
    .replaceAll(/https?:\/\/\S+/g, 'https://…')
    .slice(0, longestError);
