// @module-tag slow
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { EnvError } from '../env-error.ts';
import { asOrdinaryUser, findBinaries } from './postgres-binaries.ts';
import { refuseForeignFolder } from './postgres-folder.ts';
import { findReady, findRunning, launch } from './postgres-process.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let dir: string;
let dataDir: string;
let servers: PostgresServer[];
/** A new database; tests copy it unless they test its creation. */
let made: string;
beforeAll(async () => {
  made = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-pg-made-'));
  await (await startPostgres({ dataDir: made })).stop();
}, 60_000);
afterAll(() => fs.rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-pg-'));
  dataDir = path.join(dir, 'postgres');
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

const copyMade = () => {
  fs.cpSync(made, dataDir, { recursive: true });
  // PostgreSQL refuses a folder that others can read.
  fs.chmodSync(dataDir, 0o700);
};

const start = async (throwAway = false): Promise<PostgresServer> => {
  const server = await startPostgres({ dataDir, throwAway });
  servers.push(server);
  return server;
};

async function ask(connection: pg.ClientConfig, text: string): Promise<unknown> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ value: unknown }>({ text });
  await client.end();
  return rows[0]?.value;
}

const withoutPassword = ({ connection: { host } }: PostgresServer) => ({ host, port: 5432, user: 'app', database: 'postgres' });

test('a command does not stop the database of a running site, but stops one that it started', { timeout: 60_000 }, async () => {
  const isRunning = () => findRunning(dataDir) !== null;
  const site = await start(true);
  await (await start(true)).leave();
  expect(isRunning()).toBe(true);
  await site.stop();
  expect(isRunning()).toBe(false);
  await (await start(true)).leave();
  expect(isRunning()).toBe(false);
});

describe('the embedded database', { timeout: 60_000 }, () => {
  test('listens in a folder that only its owner reaches, and asks for a password', async () => {
    const server = await start();
    const { host = '' } = server.connection;
    expect(fs.statSync(host).mode & 0o077).toBe(0);
    expect(host).toBe(dataDir);
    expect(await ask(server.connection, 'SELECT 1 AS value')).toBe(1);
    await expect(ask(withoutPassword(server), 'SELECT 1')).rejects.toThrow(/password/);
    await expect(ask({ ...withoutPassword(server), password: 'x'.repeat(43) }, 'SELECT 1')).rejects.toThrow(/authentication failed/);
    expect(await ask(server.connection, 'SELECT left(rolpassword, 13) AS value FROM pg_authid WHERE rolname = current_user')).toBe(
      'SCRAM-SHA-256',
    );
  });

  test('of a folder with a long path listens in a new folder with an unpredictable name, and is found there', async () => {
    dataDir = path.join(dir, 'x'.repeat(90), 'postgres');
    copyMade();
    const server = await start();
    const { host = '' } = server.connection;
    expect([host.startsWith(dir), fs.statSync(host).mode & 0o077]).toEqual([false, 0]);
    expect((await start()).connection.host).toBe(host);
    await server.stop();
    expect(fs.existsSync(host)).toBe(false);
    expect((await start()).connection.host).not.toBe(host);
  });

  test('does not connect through another user’s folder', () => {
    const link = path.join(dir, 'link');
    fs.symlinkSync('/', link);
    expect(() => refuseForeignFolder(link)).toThrow(EnvError);
    const open = path.join(dir, 'open');
    fs.mkdirSync(open);
    fs.chmodSync(open, 0o777);
    expect(() => refuseForeignFolder(open)).toThrow(/written by others/);
    fs.chmodSync(open, 0o700);
    expect(() => refuseForeignFolder(open)).not.toThrow();
  });

  test('of an older release keeps its data, running or not, and asks for a password from then on', async () => {
    // As in old releases: everybody who reaches the socket may connect.
    const binaries = await findBinaries();
    fs.mkdirSync(dataDir, { mode: 0o700 });
    const args = ['-D', dataDir, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    expect(spawnSync(...asOrdinaryUser(binaries.initdb, args)).status).toBe(0);
    launch(binaries.postgres, ['-D', dataDir, '-k', dir, '-c', 'listen_addresses='], dataDir).unref();
    await eventually(async () => expect(await findReady(dataDir)).not.toBeNull());
    const old = { host: dir, port: 5432, user: 'app', database: 'postgres' };
    await ask(old, 'CREATE TABLE kept AS SELECT 7 AS value');

    const server = await start();
    expect(await ask(server.connection, 'SELECT value FROM kept')).toBe(7);
    await expect(ask(withoutPassword(server), 'SELECT 1')).rejects.toThrow(/password/);
    await expect(ask(old, 'SELECT 1')).rejects.toThrow();
  });

  test.each(['app-password', 'pg_hba.conf'])('starts when %s is missing, as after an interrupted conversion', async (file) => {
    copyMade();
    const before = await start();
    await ask(before.connection, 'CREATE TABLE kept AS SELECT 7 AS value');
    await before.stop();
    fs.rmSync(path.join(dataDir, file));
    const server = await start();
    expect(await ask(server.connection, 'SELECT value FROM kept')).toBe(7);
    await expect(ask(withoutPassword(server), 'SELECT 1')).rejects.toThrow(/password/);
  });

  test('is not started with a damaged password, and says what to do', async () => {
    copyMade();
    fs.writeFileSync(path.join(dataDir, 'app-password'), '');
    await expect(start()).rejects.toThrow(/app-password is damaged/);
    expect(findRunning(dataDir)).toBeNull();
  });

  test('is created anew after its creation was interrupted', async () => {
    fs.mkdirSync(`${dataDir}.new`);
    fs.writeFileSync(path.join(`${dataDir}.new`, 'PG_VERSION'), '18\n');
    expect(await ask((await start()).connection, 'SELECT 1 AS value')).toBe(1);
    expect(fs.existsSync(`${dataDir}.new`)).toBe(false);
  });

  test('starts although another process has the process id of the server that died with the machine', async () => {
    copyMade();
    fs.writeFileSync(path.join(dataDir, 'postmaster.pid'), [process.ppid, dataDir, 0, 5432, dataDir, '', '', 'ready   ', ''].join('\n'));
    expect(await ask((await start()).connection, 'SELECT 1 AS value')).toBe(1);
  });
});

describe('a database that a killed process left running', { timeout: 60_000 }, () => {
  /** Its process id. */
  const leaveOne = async (): Promise<number> => {
    copyMade();
    const { postgres } = await findBinaries();
    launch(postgres, ['-D', dataDir, '-k', dataDir, '-c', 'listen_addresses='], dataDir).unref();
    return eventually(async () => {
      const found = await findReady(dataDir);
      if (found === null) throw new Error('it does not run');
      return found.pid;
    });
  };

  test('is used, restarted when it dies, and not left running', async () => {
    const pid = await leaveOne();
    const server = await start();
    expect(findRunning(dataDir)?.pid).toBe(pid);
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(await ask(server.connection, 'SELECT 1 AS value')).toBe(1));
    expect(findRunning(dataDir)?.pid).not.toBe(pid);
    await server.stop();
    expect(findRunning(dataDir)).toBeNull();
  });

  test.each([0, 300, 700])('is not left running by a process that stops %i ms after it died', async (ms) => {
    const pid = await leaveOne();
    const server = await start();
    process.kill(pid, 'SIGKILL');
    await sleep(ms);
    await server.stop();
    expect(await staysAway()).toBe(true);
  });

  const staysAway = async (): Promise<boolean> => {
    const until = Date.now() + 2000;
    while (Date.now() < until) {
      if (findRunning(dataDir) !== null) return false;
      await sleep(50);
    }
    return true;
  };
});
