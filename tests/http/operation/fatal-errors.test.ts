import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCollector } from '#tests/support/process/collector.ts';

let collector: Awaited<ReturnType<typeof openCollector>>;
beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => collector.close());

/** A process that meets an error which nothing catches. */
async function endBy(fault: string, dsn: string) {
  const at = (file: string) => JSON.stringify(path.resolve('src', file));
  const code = `
    const { endOnFatalErrors } = await import(${at('app/server/start/fatal-errors.ts')});
    const { openErrorReports } = await import(${at('platform/server/error-reports/error-reports.ts')});
    const { readSentryDsn } = await import(${at('platform/server/error-reports/sentry-dsn.ts')});
    const { createLog } = await import(${at('platform/server/log.ts')});
    const { readEnv } = await import(${at('platform/server/env.ts')});
    const reports = openErrorReports(readSentryDsn(${JSON.stringify(dsn)}), 'test');
    endOnFatalErrors(createLog(readEnv({ APP_ENV: 'test', LOG_LEVEL: 'error' }), undefined, reports), reports);
    setInterval(() => {}, 1000);
    setTimeout(() => { ${fault} }, 10);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, status: status as unknown };
}

test.each([
  ['error', `throw new TypeError('what anna wrote')`],
  ['rejection', `void Promise.reject(new TypeError('what anna wrote'))`],
])('an %s that nothing catches is logged and reported, then ends the process', async (_kind, fault) => {
  const before = collector.at('/api/42/envelope/').length;
  const { out, err, status } = await endBy(fault, collector.dsn);
  expect([status, err]).toEqual([1, expect.stringContaining('TypeError: what anna wrote')]);
  expect(JSON.parse(out)).toMatchObject({ level: 50, msg: 'the process ends by an error that nothing has caught' });
  const sent = collector.at('/api/42/envelope/').slice(before);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toContain('"type":"TypeError","value":"the process ends by an error that nothing has caught"');
  expect(sent[0]?.body).not.toContain('anna');
});

test('a server that does not take the report holds the end up for two seconds', async () => {
  const silent = net.createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { err, status } = await endBy(
    `const at = performance.now(); process.on('exit', () => console.error('after', performance.now() - at)); throw new Error('x')`,
    `http://publickey@127.0.0.1:${port}/42`,
  );
  silent.close();
  expect(status).toBe(1);
  const held = Number(/after (\d+)/.exec(err)?.[1]);
  expect(held).toBeGreaterThan(1900);
  expect(held).toBeLessThan(8000);
});
