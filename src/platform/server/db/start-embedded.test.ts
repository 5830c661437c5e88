// @module-tag slow
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PostgresServer } from './postgres-server.ts';
import { startEmbedded } from './start-embedded.ts';

let parent: string;
let dataDir: string;
let said: string[];
let servers: PostgresServer[];
beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-own-'));
  dataDir = path.join(parent, '.data');
  said = [];
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  fs.rmSync(parent, { recursive: true, force: true });
});

async function start(): Promise<PostgresServer> {
  const server = await startEmbedded(dataDir, (sentence) => said.push(sentence));
  servers.push(server);
  return server;
}

async function ask({ connection }: PostgresServer, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>({ text: statement });
  await client.end();
  return rows;
}

/** A database whose first migration has this name, and a photo beside it. */
async function makeData(firstMigration: string): Promise<void> {
  const server = await runData(firstMigration);
  await server.stop();
}

async function runData(firstMigration: string): Promise<PostgresServer> {
  const server = await start();
  await ask(server, 'CREATE TABLE kysely_migration (name text, timestamp text)');
  await ask(server, `INSERT INTO kysely_migration VALUES ('${firstMigration}', '')`);
  fs.mkdirSync(path.join(dataDir, 'files'));
  fs.writeFileSync(path.join(dataDir, 'files', 'photo.webp'), 'photo');
  return server;
}

test('data from before the baseline is moved aside completely, and new data is created', { timeout: 60_000 }, async () => {
  fs.mkdirSync(`${dataDir}-before-baseline`);
  await makeData('0001-sites');

  const server = await start();
  expect(said).toEqual([
    expect.stringMatching(/^The data in .*\.data is of an older version, .* it is in .*\.data-before-baseline-2 now, .*\.$/),
  ]);
  expect(await ask(server, "SELECT to_regclass('kysely_migration') IS NULL AS empty")).toEqual([{ empty: true }]);
  expect(fs.readFileSync(path.join(`${dataDir}-before-baseline-2`, 'files', 'photo.webp'), 'utf8')).toBe('photo');
  expect(fs.existsSync(path.join(`${dataDir}-before-baseline-2`, 'postgres', 'PG_VERSION'))).toBe(true);
  expect(fs.readdirSync(dataDir)).toEqual(['postgres']);
});

test('data from after the baseline is not moved', { timeout: 60_000 }, async () => {
  await makeData('0001-baseline');

  const server = await start();
  expect(said).toEqual([]);
  expect(await ask(server, 'SELECT name FROM kysely_migration')).toEqual([{ name: '0001-baseline' }]);
  expect(fs.readdirSync(parent)).toEqual(['.data']);
});

test('old data that a site still uses is not moved, and the site continues', { timeout: 60_000 }, async () => {
  const { connection } = await runData('0001-sites');
  const site = new pg.Client(connection);
  await site.connect();

  await expect(start()).rejects.toThrow(/a site still uses it: end that site/);
  expect((await site.query('SELECT name FROM kysely_migration')).rows).toEqual([{ name: '0001-sites' }]);
  expect(fs.readdirSync(parent)).toEqual(['.data']);
  await site.end();
});
