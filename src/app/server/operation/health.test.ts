import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenTask } from '#platform/server/feature.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mountHealth } from './health.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Regression: while the tables were slow, readiness was slow, and a load balancer took a working process for a broken one.
test('readiness does not wait for the operator’s open tasks, which are read once and then cached', async () => {
  const server = fastify();
  const { promise, resolve } = Promise.withResolvers<OpenTask[]>();
  let readings = 0;
  const openTasks = () => {
    readings++;
    return promise;
  };
  mountHealth(server, app.platform, { unmetRequirements: async () => [], openTasks });
  const waiting = async () => (await server.inject('/readyz')).json<{ waiting: string[] }>().waiting;
  expect(await waiting()).toEqual(['not_known']);
  expect(await waiting()).toEqual(['not_known']);
  resolve([{ name: 'failed_mails', items: [] }]);
  await promise;
  expect(await waiting()).toEqual(['failed_mails']);
  expect(readings).toBe(1);
  await server.close();
});
