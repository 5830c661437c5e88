import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildOnce } from '../scripts/build.ts';
import { logIn, makeCrowd } from './support/crowd.ts';
import { type Figure, percentile, report } from './support/report.ts';

const members = 2000;
const seconds = 10;
const parallel = 40;
const pipelined = 3000;

/** What one member notices of a flood of page views by strangers; the target is that of the hardening. */
await buildOnce(console.log);
const crowd = await makeCrowd(members);
const server = await crowd.serve({ pages: true });
const member = (await logIn(crowd, 1))[0]?.cookie ?? '';
const figures: Figure[] = [];

for (const [name, paths] of [
  ['nobody else', []],
  [`${parallel} × GET /`, ['/']],
  // Each address is another one, so that no answer can be kept.
  [`${parallel} × GET /login?n`, ['/login?n=']],
] as const) {
  const times = await besideFlood(paths[0] ?? null);
  figures.push(
    { name: `member's call beside ${name}: p99`, value: percentile(times.calls, 0.99), unit: 'ms', target: { max: 250 } },
    { name: `member's page beside ${name}: p99`, value: percentile(times.pages, 0.99), unit: 'ms' },
    { name: `page views answered to ${name}`, value: times.flooded / seconds, unit: '/s' },
    { name: `member's answers other than 200 beside ${name}`, value: times.refused, unit: '' },
  );
}
figures.push({
  name: `/healthz beside ${pipelined} pipelined GET /login`,
  value: await besidePipeline(),
  unit: 'ms',
  target: { max: 250 },
});
report('floods', figures);
await server.stop();
await crowd.close();

async function besideFlood(path: string | null) {
  const stop = new AbortController();
  let flooded = 0;
  const flooder = new Agent({ keepAlive: true, maxSockets: parallel });
  const floods = Array.from({ length: path === null ? 0 : parallel }, async (_nothing, n) => {
    for (let view = 0; !stop.signal.aborted; view++) {
      await get(flooder, path?.endsWith('=') ? `${path}${n}-${view}` : (path ?? ''), '');
      flooded++;
    }
  });
  const own = new Agent({ keepAlive: true, maxSockets: 4 });
  const calls: number[] = [];
  const pages: number[] = [];
  let refused = 0;
  const measured = async (times: number[], address: string) => {
    const startedAt = performance.now();
    if ((await get(own, address, member)) !== 200) refused++;
    times.push(performance.now() - startedAt);
  };
  await sleep(1000);
  flooded = 0;
  const end = performance.now() + seconds * 1000;
  const [calling, viewing] = [
    async () => {
      while (performance.now() < end) {
        await measured(calls, '/api/user.php');
        await sleep(50);
      }
    },
    async () => {
      while (performance.now() < end) {
        await measured(pages, '/members');
        await sleep(250);
      }
    },
  ];
  await Promise.all([calling(), viewing()]);
  const answered = flooded;
  stop.abort();
  await Promise.all(floods);
  flooder.destroy();
  own.destroy();
  return { calls, pages, refused, flooded: answered };
}

async function besidePipeline(): Promise<number> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}).resume();
  socket.write('GET /login HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(pipelined));
  await sleep(100);
  const startedAt = performance.now();
  await get(new Agent(), '/healthz', '');
  const took = performance.now() - startedAt;
  socket.destroy();
  return took;
}

function get(agent: Agent, path: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.address}${path}`, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end();
  });
}
