import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseServer, type Standby, startPrimary, startStandby } from '../../../tests/support/process/standby.ts';

/** A primary with a synchronous standby that takes its place. */
export interface KeptPrimary {
  /** A folder that always leads to the socket of the primary. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Ms. A primary that answers none of two questions in a row is taken for dead. */
const [askEvery, answersWithin] = [500, 1500];

/** In production this is the task of Patroni or of the host. `folder`: its path must be short enough for a socket. */
export async function keepPrimary(folder: string, say: (text: string) => void): Promise<KeptPrimary> {
  const address = path.join(folder, 'primary');
  const pointTo = async ({ dataDir }: DatabaseServer) => {
    await fs.symlink(dataDir, `${address}.new`);
    // In one step, so that nobody finds nothing there.
    await fs.rename(`${address}.new`, address);
  };
  let servers = 0;
  const nextFolder = () => path.join(folder, `pg-${++servers}`);
  const addStandby = (to: DatabaseServer): Promise<Standby> => {
    const dataDir = nextFolder();
    return startStandby(to, { dataDir, name: path.basename(dataDir).replace('-', '_'), isSynchronous: true });
  };
  let primary: DatabaseServer = await startPrimary(nextFolder());
  await pointTo(primary);
  let standby: Standby | null = await addStandby(primary);

  const takeOver = async (by: Standby) => {
    const startedAt = performance.now();
    const lost = primary;
    // It must not go on if it was only slow.
    await lost.signal('SIGKILL').catch(() => {});
    await by.promote();
    await pointTo(by);
    primary = by;
    standby = null;
    say(`The standby has taken over within ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
    await fs.rm(lost.dataDir, { recursive: true, force: true });
    standby = await addStandby(by);
    say('There is a standby again.');
  };

  const watch = async () => {
    let missed = 0;
    while (!stopped) {
      await sleep(askEvery);
      missed = (await answers(primary)) ? 0 : missed + 1;
      if (missed < 2 || standby === null || stopped) continue;
      missed = 0;
      await takeOver(standby).catch((error: unknown) => say(`No standby takes over: ${String(error)}`));
    }
  };
  let stopped = false;
  const watching = watch();
  return {
    address,
    async stop() {
      stopped = true;
      await watching;
      await standby?.stop();
      await primary.stop();
    },
  };
}

async function answers({ connection }: DatabaseServer): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: answersWithin, query_timeout: answersWithin });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    // Not awaited: a server that is frozen never says goodbye.
    void client.end().catch(() => {});
  }
}
