import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { cast } from '#demo/cast.ts';
import { belongsToNajaar } from '#demo/seed-demo.ts';
import { launch } from './support/launch.ts';
import { type Figure, percentile, report } from './support/report.ts';

const rounds = 3;
const warmUp = 10;

/** Timing attack: compares response times for addresses with and without an account, in alternation. */
const server = await launch();
// The demo site that does not reveal accounts.
const host = 'de.localhost';
const existing = cast.filter((member) => belongsToNajaar(member, new Date())).map(({ key }) => `${key}@demo.test`);
const figures: Figure[] = [];
for (const [name, path, bodyFor] of [
  ['login, wrong password', '/api/user.php', (email: string) => ({ email, password: 'not-the-password' })],
  ['reset password', '/api/reset-password.php', (email: string) => ({ email })],
] as const) {
  const times = { existing: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < warmUp; n++) await post(path, bodyFor(stranger()));
  for (let round = 0; round < rounds; round++) {
    for (const [n, email] of existing.entries()) {
      const pair = { existing: email, unknown: stranger() };
      for (const which of n % 2 === 0 ? (['existing', 'unknown'] as const) : (['unknown', 'existing'] as const))
        times[which].push(await post(path, bodyFor(pair[which])));
    }
  }
  const [a, b] = [percentile(times.existing, 0.5), percentile(times.unknown, 0.5)];
  figures.push(
    { name: `${name}: median for a known address`, value: a, unit: 'ms' },
    { name: `${name}: median for an unknown address`, value: b, unit: 'ms' },
    { name: `${name}: difference of the medians`, value: (Math.abs(a - b) / Math.min(a, b)) * 100, unit: '%', target: { max: 10 } },
  );
}
report('account', figures);
await server.stop();

function stranger(): string {
  return `${randomUUID()}@demo.test`;
}

/** Milliseconds until the complete response. */
function post(path: string, body: object): Promise<number> {
  const text = JSON.stringify(body);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    request(
      `${server.url}${path}`,
      { method: 'POST', headers: { host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(performance.now() - startedAt));
      },
    )
      .once('error', reject)
      .end(text);
  });
}
