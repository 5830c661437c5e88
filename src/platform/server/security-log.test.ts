import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { rowsOf } from '#tests/support/account/security-lines.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createClock } from './clock.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => void (await app.platform.database.pool.query('DELETE FROM security_events')));

const hour = 3600;
const day = 24 * hour;
const refused = { event: 'login', outcome: 'refused', reason: 'wrong_password' } as const;

/** The log of one process, with a folder and a clock of its own. */
async function openProcess(
  { db }: Pick<Database, 'db'> = app.platform.database,
): Promise<{ log: SecurityLog; clock: ReturnType<typeof createClock>; folder: string; copies: string[] }> {
  const folder = path.join(await mkdtemp(path.join(inject('runDir'), 'log-')), 'security-log');
  const clock = createClock();
  const copies: string[] = [];
  const out = pino({ level: 'info' }, { write: (line) => void copies.push(line) });
  return { clock, folder, copies, log: createSecurityLog({ db, clock, log: out, secret: 's'.repeat(40), folder }) };
}

describe('the security log', () => {
  test('sums up a flood of refusals in a few rows, and the next minute reports their number', async () => {
    const { log, clock } = await openProcess();
    const refuse = (network: string) => log.write(refused, { network });
    for (let call = 0; call < 500; call++) refuse('192.0.2.1');
    refuse('192.0.2.2');
    for (let call = 0; call < 50; call++) log.write({ event: 'login', outcome: 'ok' }, { network: '192.0.2.1' });
    clock.advance(61);
    refuse('192.0.2.1');
    const rows = await rowsOf(log);
    const those = rows.filter(({ outcome, network }) => outcome === 'refused' && network === '192.0.2.1');
    expect(those.length).toBe(21);
    expect(those.at(-1)).toMatchObject({ count: 481 });
    expect(rows.filter(({ network }) => network === '192.0.2.2').length).toBe(1);
    expect(rows.filter(({ outcome }) => outcome === 'ok').length).toBe(50);
  });

  test('has a copy on standard output that names nobody', async () => {
    const { log, copies } = await openProcess();
    log.write({ ...refused, account: 'anna@built.test', user: 4711 }, { network: '192.0.2.3' });
    expect(copies).toHaveLength(1);
    expect(copies[0]).toMatch(/"network":"~[\w-]{16}"/);
    expect(copies[0]).not.toMatch(/192\.0|4711|anna/);
    await log.close();
  });

  test('hides the addresses of every process within seven days, so that they can still be told apart, and forgets after half a year', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    for (const network of ['192.0.2.9', '192.0.2.9', '192.0.2.10']) one.log.write({ event: 'login', outcome: 'ok' }, { network });
    other.log.write({ event: 'login', outcome: 'ok' }, { network: '192.0.2.9' });
    // One after the other: rows that are stored at once have no order.
    await one.log.flush();
    await other.log.flush();
    const networksAfter = async (seconds: number) => {
      one.clock.advance(seconds);
      // Only one process of all runs the job.
      await one.log.tidy();
      return (await rowsOf(other.log)).map(({ network }) => network);
    };
    expect(await networksAfter(6 * day)).toEqual(['192.0.2.9', '192.0.2.9', '192.0.2.10', '192.0.2.9']);
    // The job runs once an hour.
    const hidden = await networksAfter(day - hour);
    expect(hidden.every((network) => /^~[\w-]{16}$/.test(network))).toBe(true);
    expect(hidden.map((network) => network === hidden[0])).toEqual([true, true, false, true]);
    expect(await networksAfter(0)).toEqual(hidden);
    expect(await rowsOf(one.log, { network: '192.0.2.10' })).toHaveLength(1);
    expect(await networksAfter(173 * day + hour)).toEqual([]);
  });

  test('takes over the files of earlier releases, once, and deletes them', async () => {
    const { log, folder } = await openProcess();
    await mkdir(folder, { recursive: true });
    const line = (time: string, network: string) => `${JSON.stringify({ time, event: 'login', outcome: 'ok', user: 999_999, network })}\n`;
    const old = line('2026-11-20T10:00:00.000Z', '~0123456789abcdef');
    const files = [
      ['2026-11-20.hidden.jsonl', old],
      ['2026-11-26.jsonl', `${line('2026-11-26T10:00:00.000Z', '192.0.2.4')}{"time":"2026-11-26T10`],
    ] as const;
    for (const [file, text] of files) await writeFile(path.join(folder, file), text);
    await log.importFiles();
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
    // As after a kill between the last row and the deletion of the file.
    await mkdir(folder);
    await writeFile(path.join(folder, '2026-11-20.hidden.jsonl.importing-1'), old);
    await log.importFiles();
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
    const rows = await rowsOf(log);
    expect(rows.map(({ time, network, user }) => [time, network, user])).toEqual([
      ['2026-11-20T10:00:00.000Z', '~0123456789abcdef', null],
      ['2026-11-26T10:00:00.000Z', '192.0.2.4', null],
    ]);
  });

  test('takes over events of one millisecond that are alike, each once, also when an old process writes again', async () => {
    const { log, folder } = await openProcess();
    const line = `${JSON.stringify({ time: '2026-11-26T11:00:00.000Z', event: 'limit', outcome: 'refused', network: '192.0.2.6' })}\n`;
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, '2026-11-26.jsonl.importing-1'), line.repeat(600));
    await writeFile(path.join(folder, '2026-11-26.jsonl'), line.replace('11:00', '11:01'));
    await Promise.all([log.importFiles(), log.importFiles()]);
    await log.importFiles();
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
    expect(await rowsOf(log)).toHaveLength(601);
  });

  test(
    'loses none of these lines and stores none twice, however often the import is killed',
    { tags: ['slow'], timeout: 200_000 },
    async () => {
      const { log, folder } = await openProcess();
      await mkdir(folder, { recursive: true });
      const written: number[] = [];
      const write = async () => {
        const line = { time: new Date().toISOString(), event: 'login', outcome: 'ok', network: '192.0.2.7', count: written.push(0) };
        // As a process of the release that wrote files does it.
        await appendFile(path.join(folder, '2026-11-26.jsonl'), `${JSON.stringify(line)}\n`).catch(async () => {
          await mkdir(folder, { recursive: true });
          await appendFile(path.join(folder, '2026-11-26.jsonl'), `${JSON.stringify(line)}\n`);
        });
      };
      for (let count = 0; count < 3000; count++) await write();
      const args = [JSON.stringify(app.platform.database.connection), folder];
      for (let round = 0; round < 12; round++) {
        const child = fork(fileURLToPath(import.meta.resolve('../../../tests/support/process/security-importer.ts')), args, {
          silent: true,
        });
        const ended = once(child, 'exit');
        await Promise.race([once(child, 'message'), ended]);
        // From before the first statement until after the deletion.
        const at = performance.now() + round * 25;
        while (performance.now() < at) await write();
        child.kill('SIGKILL');
        await ended;
        for (let count = 0; count < 200; count++) await write();
      }
      await eventually(async () => {
        await log.importFiles();
        await expect(readdir(folder)).rejects.toThrow('ENOENT');
      });
      const counts = (await rowsOf(log)).map(({ count }) => count).toSorted((a, b) => Number(a) - Number(b));
      expect(counts).toEqual(written.map((_, index) => index + 1));
    },
  );

  test('neither delays nor fails a caller while the database is away, and stores the events afterwards', async () => {
    const { options } = app.platform.database.pool;
    const database = openDatabase({ connection: { ...options, host: '/nowhere' }, size: 2, log: quiet });
    const { log, copies } = await openProcess(database);
    log.write({ event: 'login', outcome: 'ok' }, { network: '192.0.2.5' });
    await log.flush();
    expect(copies.at(-1)).toContain('security log could not be stored');
    database.pool.options.host = String(options.host);
    expect((await rowsOf(log)).map(({ network }) => network)).toEqual(['192.0.2.5']);
    await log.close();
    await database.close();
  });
});
