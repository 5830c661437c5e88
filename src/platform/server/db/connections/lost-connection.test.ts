import { once } from 'node:events';
import net from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackupSession, readSystem, readTimeline } from '../../backup/backup-session-repo.ts';
import { readOutlasting } from '../../backup/outlasting-repo.ts';
import { setRoleLimits } from './session-limits.ts';

/** "You are logged in" and "ready". */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A database that lets everybody in, and cuts the connection at the first statement. */
const server = net.createServer((socket) => {
  let isIn = false;
  socket.on('error', () => {});
  socket.on('data', () => {
    if (isIn) socket.resetAndDestroy();
    else socket.write(welcome);
    isIn = true;
  });
});
let connection: pg.PoolConfig;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  connection = { host: '127.0.0.1', port, user: 'app', password: 'x', database: 'postgres' };
});
afterAll(() => void server.close());

// An error event without a listener would end the process; here it fails the run.
test.each([
  ['the role’s limits are set', () => setRoleLimits(connection, 'app')],
  ['the timeline is read', () => readTimeline(connection)],
  ['the system is read', () => readSystem(connection)],
  ['a backup begins', () => openBackupSession(connection)],
  ['what outlasts a restore is read', () => readOutlasting(connection, 30)],
])('a connection that is lost while %s fails only that', async (_what, work) => {
  await expect(work()).rejects.toThrow(/ECONNRESET|Connection terminated/);
});
