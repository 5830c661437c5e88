// @module-tag slow
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { getRollbackPlans } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '#platform/server/db/migrate.ts';
import type { MigrateOptions } from '#platform/server/db/migrate-options.ts';
import { migrationNames } from '#platform/server/db/migration-files.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/process/free-port.ts';

const database = `migrate_${randomUUID().replaceAll('-', '')}`;
const connection = () => ({ host: inject('databaseHost'), port: 5432, user: 'app', database });
const children: ChildProcess[] = [];
let admin: pg.Client;
let client: pg.Client;
beforeAll(async () => {
  admin = new pg.Client({ ...connection(), database: 'postgres' });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  client = new pg.Client(connection());
  await client.connect();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await client.end();
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await admin.end();
});

const environment = (changes: Record<string, string> = {}) => ({
  PATH: process.env['PATH'],
  APP_ENV: 'production',
  DATA_DIR: path.join(inject('runDir'), database),
  DATABASE_URL: `postgres://app@localhost/${database}?host=${encodeURIComponent(inject('databaseHost'))}`,
  PUBLIC_URL: 'https://www.example.org',
  SECRET: 's'.repeat(40),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@example.org',
  LOG_LEVEL: 'silent',
  ...changes,
});

async function command(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/operator/migrate.ts', ...args], { env: environment() });
  const ended = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, out, err };
}

interface Answer {
  readonly status: number;
  readonly body: { readonly missing?: string[]; readonly migrations?: string[] };
}

async function startSite(changes?: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/app/server/main.ts'], { env: environment({ PORT: String(port), ...changes }) });
  children.push(child);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (line: string) => void said.push(line));
  const ask = async (address: string): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { host: 'www.example.org' } });
    return { status: response.status, body: (await response.json().catch(() => ({}))) as Answer['body'] };
  };
  return { child, said, ask };
}

describe('a start in production', { timeout: 300_000 }, () => {
  test('waits for the command, never migrates, and becomes ready by itself', async () => {
    const { ask, said, child } = await startSite();
    await eventually(async () => {
      const ready = await ask('/readyz');
      expect(ready).toMatchObject({ status: 503, body: { missing: ['migrations'] } });
      expect(ready.body.migrations).toEqual(expect.arrayContaining(migrationNames()));
    });
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/')).status).toBe(503);
    expect((await client.query("SELECT to_regclass('kysely_migration') IS NULL AS empty")).rows).toEqual([{ empty: true }]);

    const [one, other] = await Promise.all([command(), command()]);
    expect([one.err, one.code, other.err, other.code]).toEqual(['', 0, '', 0]);
    for (const name of migrationNames()) expect(`${one.out}${other.out}`.split(`Applied ${name}.`)).toHaveLength(2);
    await eventually(async () => expect((await ask('/readyz')).body.missing?.[0]).toBe('site'));
    expect(said.join('')).toMatch(/"npm run migrate" has applied 0001-baseline.*\n.* is ready after/s);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });

  test('works on a database that a newer release has migrated, unless that demands a newer one', async () => {
    const folder = fs.mkdtempSync(path.join(inject('runDir'), 'newer-'));
    fs.writeFileSync(path.join(folder, '9001-newer.sql'), 'ALTER TABLE users ADD COLUMN newer text;');
    await migrate(connection(), { folder });
    const old = await startSite();
    await eventually(async () => expect((await old.ask('/readyz')).body.missing?.[0]).toBe('site'));
    fs.writeFileSync(path.join(folder, '9002-demanding.sql'), '-- needs release: 99.0.0\nALTER TABLE users ADD COLUMN newest text;');
    await migrate(connection(), { folder });
    await eventually(async () => expect((await old.ask('/readyz')).body.missing).toEqual(['release']));

    const late = await startSite();
    await once(late.child, 'exit');
    expect(late.said.join('')).toMatch(/^The database needs release 99\.0\.0 or a newer one; this is .*\.\n$/);
    expect(await command()).toMatchObject({ code: 1, err: expect.stringMatching(/^The database needs release 99\.0\.0 .*\.\n$/) });
    await client.query("DELETE FROM kysely_migration WHERE name = '9002-demanding'");
  });

  test('waits for a database that is away, and ends with a sentence if the address is wrong', async () => {
    const away = await startSite({ DATABASE_URL: 'postgres://app@127.0.0.1:1/none' });
    await eventually(async () => expect((await away.ask('/readyz')).body.missing).toEqual(['database']));
    expect(away.said.join('')).toBe('The database of DATABASE_URL does not answer: the site starts when it does.\n');
    const unknown = await startSite({ DATABASE_URL: 'postgres://app@database.invalid/none' });
    await eventually(async () => expect((await unknown.ask('/readyz')).body.missing).toEqual(['database']));
    expect((await unknown.ask('/healthz')).status).toBe(200);
    const wrong = await startSite({ DATABASE_URL: environment().DATABASE_URL.replace(database, 'none') });
    await once(wrong.child, 'exit');
    expect(wrong.said.join('')).toBe('DATABASE_URL cannot be used: database "none" does not exist.\n');
  });

  test('refuses options that the command does not know', async () => {
    expect(await command('--lock-timeout', 'long')).toMatchObject({
      code: 1,
      err: '--lock-timeout must be a whole number from 1, not "long".\n',
    });
    expect((await command('--force')).err).toMatch(/^Unknown option '--force'.*\n$/);
  });
});

describe('a migrator that is killed', { timeout: 300_000 }, () => {
  const steps = {
    'in its first migration': { '9101-one': 'CREATE TABLE one (id int); SELECT pg_sleep(600);', '9102-two': 'CREATE TABLE two (id int);' },
    'after its first migration': {
      '9101-one': 'CREATE TABLE one (id int);',
      '9102-two': 'SELECT pg_sleep(600); CREATE TABLE two (id int);',
    },
    'at the end of its last one': {
      '9101-one': 'CREATE TABLE one (id int);',
      '9102-two': 'CREATE TABLE two (id int); SELECT pg_sleep(600);',
    },
  };

  const migrator = (folder: string, options: MigrateOptions = {}) => {
    const args = [JSON.stringify(connection()), JSON.stringify({ folder, ...options })];
    const child = fork(fileURLToPath(import.meta.resolve('../../support/process/migrator.ts')), args, { silent: true });
    children.push(child);
    return child;
  };
  const count = async (condition: string) => {
    const { rows } = await client.query<{ found: number }>(
      `SELECT count(*) AS found FROM pg_stat_activity WHERE datname = '${database}' AND pid <> pg_backend_pid() AND ${condition}`,
    );
    return Number(rows[0]?.found);
  };
  const made = async () => {
    const { rows } = await client.query(
      `SELECT (SELECT count(*) FROM kysely_migration WHERE name LIKE '91%') AS applied,
         num_nonnulls(to_regclass('one'), to_regclass('two')) AS tables`,
    );
    return rows[0] as { applied: unknown; tables: unknown };
  };

  test.each(Object.entries(steps))('%s leaves whole migrations only, and the next one goes on', async (_step, files) => {
    const folder = fs.mkdtempSync(path.join(inject('runDir'), 'killed-'));
    const write = (all: Record<string, string>) => {
      for (const [name, sql] of Object.entries(all)) fs.writeFileSync(path.join(folder, `${name}.sql`), sql);
    };
    write(files);
    const killed = migrator(folder);
    await eventually(async () => expect(await count("query LIKE 'SELECT pg_sleep%' OR query LIKE '% SELECT pg_sleep%'")).toBe(1));
    const waiting = migrator(folder);
    await eventually(async () => expect(await count("application_name = '' AND query LIKE 'rollback%'")).toBeGreaterThan(0));
    waiting.kill('SIGKILL');
    killed.kill('SIGKILL');
    // The database notices that nobody waits for the statement.
    await eventually(async () => expect(await count("state <> 'idle'")).toBe(0));
    const { applied, tables } = await made();
    expect(Number(applied)).toBe(Number(tables));

    write(Object.fromEntries(Object.entries(files).map(([name, sql]) => [name, sql.replace('SELECT pg_sleep(600);', '')])));
    await migrate(connection(), { folder });
    expect(Object.values(await made()).map(Number)).toEqual([2, 2]);
    await client.query("DROP TABLE one, two; DELETE FROM kysely_migration WHERE name LIKE '91%'");
  });

  const indexFolder = () => {
    const folder = fs.mkdtempSync(path.join(inject('runDir'), 'killed-'));
    fs.writeFileSync(
      path.join(folder, '9201-index.sql'),
      '-- outside a transaction\nCREATE INDEX CONCURRENTLY sites_9201 ON sites (time_zone);\n',
    );
    return folder;
  };
  const readIndex = async () => {
    const { rows } = await client.query<{ oid: number; valid: boolean }>(
      "SELECT indexrelid::int AS oid, indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('sites_9201')",
    );
    return rows;
  };
  /** Holds a build in its middle, as a long transaction does. */
  const holdBuild = async () => {
    const writer = new pg.Client(connection());
    await writer.connect();
    await writer.query('BEGIN; LOCK TABLE sites IN ROW EXCLUSIVE MODE');
    return writer;
  };

  test('while it builds an index leaves an invalid one, which the next one drops and builds anew', async () => {
    const folder = indexFolder();
    const writer = await holdBuild();
    const killed = migrator(folder);
    await eventually(async () => expect(await readIndex()).toMatchObject([{ valid: false }]));
    const [left] = await readIndex();
    killed.kill('SIGKILL');
    // The database notices it although the build waits for a transaction.
    await eventually(async () => expect(await count("query LIKE '%CONCURRENTLY%' AND state <> 'idle'")).toBe(0));
    expect(await readIndex()).toEqual([left]);
    await writer.end();
    expect(await migrate(connection(), { folder })).toEqual(['9201-index']);
    const [built] = await readIndex();
    expect(built).toMatchObject({ valid: true });
    expect(built?.oid).not.toBe(left?.oid);
    await client.query("DROP INDEX sites_9201; DELETE FROM kysely_migration WHERE name = '9201-index'");
  });

  // As when its machine loses power: its connections stay open, and nobody answers.
  test('without its connections being closed holds up the next one only for a while', async () => {
    const folder = fs.mkdtempSync(path.join(inject('runDir'), 'lost-'));
    fs.writeFileSync(path.join(folder, '9301-lost.sql'), 'CREATE TABLE lost (id int); SELECT pg_sleep(1); SELECT 1;');
    const lost = migrator(folder, { lostSeconds: 2 });
    await eventually(async () => expect(await count("query LIKE '%pg_sleep%' AND state = 'active'")).toBe(1));
    lost.kill('SIGSTOP');
    expect(await migrate(connection(), { folder })).toEqual(['9301-lost']);
    const end = once(lost, 'exit');
    lost.kill('SIGCONT');
    await end;
    expect(lost.exitCode).not.toBe(0);
    await client.query("DROP TABLE lost; DELETE FROM kysely_migration WHERE name = '9301-lost'");

    const indexes = indexFolder();
    const writer = await holdBuild();
    const building = migrator(indexes, { lostSeconds: 2 });
    await eventually(async () => expect(await readIndex()).toMatchObject([{ valid: false }]));
    building.kill('SIGSTOP');
    await eventually(async () =>
      expect(await count("state = 'idle in transaction' AND query <> 'BEGIN; LOCK TABLE sites IN ROW EXCLUSIVE MODE'")).toBe(0),
    );
    // The build of the lost one goes on, and is not begun a second time.
    const next = migrate(connection(), { folder: indexes });
    const [left] = await readIndex();
    await writer.end();
    expect(await next).toEqual(['9201-index']);
    expect(await readIndex()).toEqual([{ ...left, valid: true }]);
    building.kill('SIGKILL');
  });
});

describe('the job queue', { timeout: 120_000 }, () => {
  const versionOf = async () => (await client.query<{ version: number }>('SELECT version FROM pgboss.version')).rows;

  test('is migrated by the command, with its indexes; a start in production waits for that', async () => {
    const current = await versionOf();
    await client.query(getRollbackPlans('pgboss', current[0]?.version));
    const { ask, child } = await startSite();
    await eventually(async () =>
      expect(await ask('/readyz')).toMatchObject({ status: 503, body: { missing: ['migrations'], migrations: ['job-queue'] } }),
    );
    const holder = new pg.Client(connection());
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE pgboss.version');
    const migrating = command('--lock-timeout', '1');
    await eventually(async () => expect((await client.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount).toBe(1));
    await holder.end();
    const { code, out, err } = await migrating;
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Applied job-queue');
    expect(await versionOf()).toEqual(current);
    await eventually(async () => expect((await ask('/readyz')).body.missing?.[0]).toBe('site'));
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test('of a newer release is accepted', async () => {
    const [current] = await versionOf();
    await client.query('UPDATE pgboss.version SET version = version + 1');
    const { ask } = await startSite();
    await eventually(async () => expect((await ask('/readyz')).body.missing?.[0]).toBe('site'));
    await client.query('UPDATE pgboss.version SET version = $1', [current?.version]);
  });
});
