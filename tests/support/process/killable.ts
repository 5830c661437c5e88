import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { type Served, serve } from './served.ts';

/** Processes of the product, which a test may kill: on the database of its app, with one folder for their files. */
export interface Killable {
  start(): Promise<Served>;
  /** Removes their files; the app stays. */
  close(): Promise<void>;
}

export async function killableOn(app: TestApp): Promise<Killable> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'emberleaf-killed-'));
  return {
    async start() {
      const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
      return serve({ host: inject('databaseHost'), poolerPort: inject('poolerPort'), database: rows[0]?.name ?? '', dataDir });
    },
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}
