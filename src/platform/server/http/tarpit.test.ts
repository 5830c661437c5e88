import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tarpit } from './tarpit.ts';

/** A server whose addresses are the statuses of its answers. */
function open() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = Fastify();
  tarpit(server);
  server.get<{ Params: { status: string } }>('/:status', (request, reply) => reply.code(Number(request.params.status)).send('answer'));
  server.get('/photo', { config: { holdsMissing: true } }, (_request, reply) => reply.code(404).send('answer'));
  const answered: number[] = [];
  const ask = (status: number | 'photo') =>
    server.inject({ url: `/${status}` }).then(({ statusCode, body }) => {
      expect(body).toBe('answer');
      answered.push(statusCode);
    });
  return { ask, answered };
}

// Regression: 300 connections that were refused at once asked 1,800 times a second, and a member's call waited for all of them.
test('a refusal by a rate limit is answered later than anything else', async () => {
  const { ask, answered } = open();
  const refused = [ask(429), ask(503), ask('photo')];
  await Promise.all([200, 404, 500].map(ask));
  expect(new Set(answered)).toEqual(new Set([200, 404, 500]));
  await vi.advanceTimersByTimeAsync(249);
  expect(answered).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(refused);
  expect(new Set(answered.slice(3))).toEqual(new Set([404, 429, 503]));
});

test('at most 5,000 refusals are delayed', async () => {
  const { ask, answered } = open();
  const held = Array.from({ length: 5000 }, () => ask(429));
  await ask(429);
  expect(answered).toEqual([429]);
  await vi.advanceTimersByTimeAsync(250);
  await Promise.all(held);
  expect(answered).toHaveLength(5001);
});
