import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { createHttpServer } from './create-http-server.ts';

// Regression: any caller could fill the log with false alarms about an unreachable database.
test('a client that disconnects in the middle of a body is not reported as an unreachable database', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const server = await createHttpServer(readEnv({ APP_ENV: 'test', SECRET: 's'.repeat(40) }), log);
  server.post('/half', async () => ({ done: true }));
  const judged = new Promise<void>((resolve) => server.addHook('onSend', async () => resolve()));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;

  const socket = connect(port, '127.0.0.1');
  server.server.once('request', () => setTimeout(() => socket.destroy(), 20));
  socket.write('POST /half HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a');
  await judged;
  expect(lines.join()).not.toContain('away');
  await server.close();
});

// Regression: a statement that a busy database did not finish in time was reported as a bug, so no client retried it.
test.each([
  ['took too long', '57014'],
  ['had to give way too often', '40P01'],
])('a statement that %s is answered as unavailable', async (_what, code) => {
  const server = await createHttpServer(readEnv({ APP_ENV: 'test', SECRET: 's'.repeat(40) }), pino({ level: 'silent' }));
  server.get('/busy', () => {
    throw Object.assign(new Error('canceling statement'), { code });
  });
  const response = await server.inject('/busy');
  expect([response.statusCode, response.json()]).toMatchObject([503, { error: { code: 'unavailable' } }]);
  await server.close();
});

// Regression: a form without script that arrived while the process was ending was answered as a bug.
test('a call of the server by itself is answered as unavailable once it closes', async () => {
  const server = await createHttpServer(readEnv({ APP_ENV: 'test', SECRET: 's'.repeat(40) }), pino({ level: 'silent' }));
  const [asked, closing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.get('/api', () => 'done');
  server.get('/form', async () => {
    asked.resolve();
    await closing.promise;
    return (await server.inject('/api')).body;
  });
  server.addHook('preClose', async () => closing.resolve());
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const answered = fetch(`http://127.0.0.1:${port}/form`);
  await asked.promise;
  const closed = server.close();
  const response = await answered;
  expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'unavailable' } }]);
  await closed;
});
