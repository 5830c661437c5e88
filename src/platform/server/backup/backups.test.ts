// @module-tag slow
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '../clock.ts';
import { type PostgresServer, startPostgres } from '../db/postgres-server.ts';
import { archiveFolder } from '../db/embedded/wal-archive.ts';
import { readBackupSettings } from '../backup-settings.ts';
import { type BackupDeps, createBackups } from './backups.ts';
import { restore, type RestoreDeps } from './restore.ts';

let dir: string;
let dataDir: string;
let server: PostgresServer | null;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-backup-'));
  dataDir = path.join(dir, 'data');
  server = null;
});
afterEach(async () => {
  await server?.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

const settings = () => {
  const read = readBackupSettings((name) =>
    name === 'BACKUP_URL' ? path.join(dir, 'place') : name === 'BACKUP_KEY' ? 'k'.repeat(40) : null,
  );
  if (read === null) throw new Error('no settings');
  return read;
};

const start = async () => (server = await startPostgres({ dataDir: path.join(dataDir, 'postgres') }));
const stop = async () => {
  await server?.stop();
  server = null;
};

async function ask(text: string): Promise<string[]> {
  const client = new pg.Client(server?.connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows.map((row) => String(Object.values(row)[0]));
}

const backups = (more: Partial<BackupDeps> = {}) =>
  createBackups({ settings: settings(), dataDir, clock: createClock(), connection: server?.connection ?? {}, isEmbedded: true, ...more });

const take = (to: Date | null, more: Partial<RestoreDeps> = {}) =>
  restore({
    settings: settings(),
    dataDir,
    clock: createClock(),
    to,
    say: () => {},
    after: async () => {},
    ...more,
  });

/** The time between what was committed and what will be. */
async function between(): Promise<Date> {
  await sleep(20);
  const [now = ''] = await ask('SELECT clock_timestamp()::text');
  await sleep(20);
  return new Date(now);
}

const names = () => ask('SELECT name FROM members ORDER BY name');
const photo = (name: string) => path.join(dataDir, 'files/photos', name);

async function makeMembers(): Promise<void> {
  await start();
  await ask('CREATE TABLE members (name text)');
  await ask(`INSERT INTO members VALUES ('Ada')`);
  fs.mkdirSync(path.join(dataDir, 'files/photos'), { recursive: true });
  fs.writeFileSync(photo('ada'), 'Ada');
  fs.writeFileSync(path.join(dataDir, 'secret'), 's'.repeat(40));
}

describe('a backup', { timeout: 240_000 }, () => {
  test('brings back the second before a wrong delete, also when that was itself a restore', async () => {
    await makeMembers();
    expect(fs.existsSync(archiveFolder(dataDir))).toBe(false);
    await (await backups()).make();
    await ask(`INSERT INTO members VALUES ('Grace')`);
    fs.writeFileSync(photo('grace'), 'Grace');
    await (await backups()).handOver();
    const beforeDelete = await between();
    await ask('DELETE FROM members');
    fs.rmSync(photo('ada'));
    const afterDelete = await between();
    await ask(`INSERT INTO members VALUES ('Edsger')`);

    await stop();
    await expect(take(new Date('2020-01-01T00:00:00Z'))).rejects.toThrow('No backup reaches back to that time');
    await start();
    expect(await names()).toEqual(['Edsger']);
    await stop();

    const aside = await take(beforeDelete);
    expect(fs.existsSync(path.join(aside, 'files/photos/grace'))).toBe(true);
    await start();
    expect(await names()).toEqual(['Ada', 'Grace']);
    expect([photo('ada'), photo('grace')].map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['Ada', 'Grace']);
    expect(fs.readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe('s'.repeat(40));
    await ask(`INSERT INTO members VALUES ('Barbara')`);
    const later = await between();
    await stop();

    // What the restore has undone can still be restored, and what came after it, too.
    await take(afterDelete);
    await start();
    expect(await names()).toEqual([]);
    await stop();
    await take(later);
    await start();
    expect(await names()).toEqual(['Ada', 'Barbara', 'Grace']);
    await (await backups()).make();
    await stop();

    // A time after the last commit is no error, and neither is none.
    await take(new Date(Date.now() + 3_600_000));
    await take(null);
    await start();
    expect(await names()).toEqual(['Ada', 'Barbara', 'Grace']);
  });

  test('is removed after its days, also while no new one can be made, but not the newest', async () => {
    await makeMembers();
    const daysAgo = (days: number) => ({ ...createClock(), now: () => new Date(Date.now() - days * 24 * 3_600_000) });
    const made: string[] = [];
    for (const days of [50, 40]) made.push((await (await backups({ clock: daysAgo(days) })).make()).id);
    const stored = () => fs.readdirSync(path.join(dir, 'place'), { recursive: true, encoding: 'utf8' });
    const kept = () => made.filter((id) => stored().some((name) => name.includes(id) && name.includes('manifest')));
    expect(kept()).toEqual(made);
    const torn = await backups({
      at: (step) => {
        if (step === 'files') throw new Error('torn');
      },
    });
    await expect(torn.make()).rejects.toThrow('torn');
    expect(kept()).toEqual(made.slice(1));
  });

  test('is refused while a process uses the data, and torn ones leave the present data as it is', async () => {
    await makeMembers();
    await (await backups()).make();
    const client = new pg.Client(server?.connection);
    await client.connect();
    await expect(take(null)).rejects.toThrow('A process uses the data in DATA_DIR: end it, then restore.');
    await client.end();
    await stop();
    const place = path.join(dir, 'place');
    const [system = ''] = fs.readdirSync(path.join(place, 'systems'));
    const chunks = fs
      .readdirSync(path.join(place, system, 'chunks'), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile());
    for (const { parentPath, name } of chunks) fs.truncateSync(path.join(parentPath, name), 20);
    await expect(take(null)).rejects.toThrow('The backup is torn');
    expect(fs.readdirSync(dataDir).toSorted()).toEqual(['backup', 'files', 'postgres', 'secret']);
    await start();
    expect(await names()).toEqual(['Ada']);
  });

  test('is restored on another machine, where there is nothing yet', async () => {
    await makeMembers();
    await (await backups()).make();
    await stop();
    fs.rmSync(dataDir, { recursive: true });
    fs.mkdirSync(dataDir);
    await take(null);
    await start();
    expect(await names()).toEqual(['Ada']);
  });

  test('is not mixed with another database that takes the place of the first', async () => {
    await makeMembers();
    const first = await (await backups()).make();
    await stop();
    fs.rmSync(path.join(dataDir, 'postgres'), { recursive: true });
    await start();
    const files = () => fs.readdirSync(path.join(dir, 'place/systems'), { recursive: true }).length;
    const before = files();
    expect(await (await backups()).handOver()).toBe(false);
    expect(files()).toBe(before);
    const { system } = await (await backups()).make();
    expect(system).not.toBe(first.system);
    expect(await (await backups()).handOver()).toBe(true);
  });

  test('that another machine restores as a rehearsal is still that of the site, which goes on', async () => {
    await makeMembers();
    await (await backups()).make();
    const place = path.join(dir, 'place');
    const objects = () => fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).toSorted((a, b) => a.localeCompare(b));
    const before = objects();

    const site = { dataDir, server };
    dataDir = path.join(dir, 'rehearsal');
    fs.mkdirSync(dataDir);
    await take(null);
    await start();
    await ask(`INSERT INTO members VALUES ('Rehearsal')`);
    await stop();
    await take(null);
    expect(objects()).toEqual(before);

    const rehearsal = dataDir;
    [dataDir, server] = [site.dataDir, site.server];
    await ask(`INSERT INTO members VALUES ('Grace')`);
    const [file = ''] = await ask('SELECT pg_walfile_name(pg_switch_wal())');
    await expect.poll(() => fs.existsSync(path.join(archiveFolder(dataDir), file)), { timeout: 30_000 }).toBe(true);
    await (await backups()).handOver();
    await stop();
    fs.rmSync(dataDir, { recursive: true });
    dataDir = path.join(dir, 'new');
    fs.mkdirSync(dataDir);
    await take(null);
    await start();
    expect(await names()).toEqual(['Ada', 'Grace']);
    // Its first backup makes it the one that goes on, and another may not do so on the same timeline.
    await (await backups()).make();
    expect(objects().filter((name) => name.includes('restores/'))).toHaveLength(1);
    await ask(`INSERT INTO members VALUES ('Edsger')`);
    await (await backups()).handOver();
    await stop();
    dataDir = rehearsal;
    await start();
    await expect(async () => (await backups()).make()).rejects.toThrow('has newer data of another installation');
    await stop();
    fs.rmSync(dataDir, { recursive: true });
    fs.mkdirSync(dataDir);
    await take(null);
    await start();
    expect(await names()).toContain('Grace');
  });

  test('has what a database wrote that does not start any more', async () => {
    await makeMembers();
    await (await backups()).make();
    await ask(`INSERT INTO members VALUES ('Grace')`);
    // As after the end of the machine: nothing was archived in time.
    const wal = path.join(dataDir, 'postgres/pg_wal');
    fs.cpSync(wal, path.join(dir, 'wal'), { recursive: true });
    await stop();
    fs.rmSync(wal, { recursive: true });
    fs.cpSync(path.join(dir, 'wal'), wal, { recursive: true });
    for (const name of fs.readdirSync(archiveFolder(dataDir))) fs.rmSync(path.join(archiveFolder(dataDir), name));
    fs.writeFileSync(path.join(dataDir, 'postgres/global/pg_control'), 'torn');
    const said: string[] = [];
    await take(null, { say: (sentence) => said.push(sentence) });
    expect(said[0]).toContain('The present database does not start');
    await start();
    expect(await names()).toEqual(['Ada', 'Grace']);
  });
});
