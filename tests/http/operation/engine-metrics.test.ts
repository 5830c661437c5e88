import { expect, test } from 'vitest';
import { freePort } from '#tests/support/process/free-port.ts';
import { startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** What the process says of the servers that it shares with others. */
async function engines(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return text.split('\n').filter((line) => line.startsWith('emberleaf_engine_away{'));
}

test('metrics say that the bucket is away or full, and that it is back', { tags: ['slow'] }, async () => {
  const server = await startS3Server();
  const app = await createTestApp({ METRICS_PORT: '0', S3_URL: server.url });
  const address = await app.platform.metrics.listen();
  const bucket = (value: number) => [`emberleaf_engine_away{engine="bus"} 0`, `emberleaf_engine_away{engine="bucket"} ${value}`];
  expect(await engines(address)).toEqual(bucket(0));
  for (const fault of ['away', 'full', null] as const) {
    server.fault = fault;
    // What was found is kept for ten seconds.
    await expect.poll(() => engines(address), { timeout: 20_000, interval: 500 }).toEqual(bucket(Number(fault !== null)));
  }
  await app.close();
  await server.close();
});

test('metrics say that Valkey is away, and nothing of what is not configured', async () => {
  const app = await createTestApp({ METRICS_PORT: '0', REDIS_URL: `redis://:secret@127.0.0.1:${await freePort()}` });
  expect(await engines(await app.platform.metrics.listen())).toEqual(['emberleaf_engine_away{engine="valkey"} 1']);
  await app.close();
});
