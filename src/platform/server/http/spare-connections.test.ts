import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '#tests/support/live-client.ts';
import { createTestApp } from '#tests/support/test-app.ts';

// Regression: a browser that had opened a connection in advance kept a process from stopping for a minute.
test('a server that stops does not wait for a connection that nothing was sent on', async () => {
  const app = await createTestApp();
  const { hostname, port } = new URL(await listen(app));
  const spare = connect(Number(port), hostname);
  await once(spare, 'connect');
  const ended = once(spare, 'close');
  // Until the server has it.
  await expect.poll(() => new Promise((resolve) => app.server.server.getConnections((_error, count) => resolve(count)))).toBe(1);
  await app.close();
  await ended;
});
