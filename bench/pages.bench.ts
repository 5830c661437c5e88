import { Agent, request } from 'node:http';
import { launch } from './support/launch.ts';
import { percentile, report } from './support/report.ts';

const seconds = 8;
const parallel = 8;

/** Server-rendered pages per second, as a member and as a visitor, compared with a response without rendering. */
const server = await launch();
const agent = new Agent({ keepAlive: true, maxSockets: parallel });
const member = await login('premium@demo.test');
const figures = [];
for (const [name, path, cookie] of [
  ['/healthz (floor)', '/healthz', ''],
  ['/api/members.php (one call)', '/api/members.php', member],
  ['/ as a visitor', '/', ''],
  ['/members as a member', '/members', member],
] as const) {
  await load(path, cookie, 1);
  const times = await load(path, cookie, seconds);
  figures.push(
    { name: `${name}: answers a second`, value: times.length / seconds, unit: '/s' },
    { name: `${name}: p99`, value: percentile(times, 0.99), unit: 'ms' },
  );
}
report('pages', figures);
agent.destroy();
await server.stop();

async function login(email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'emberleaf-demo' }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function load(path: string, cookie: string, duration: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + duration * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      await get(path, cookie);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return times;
}

function get(path: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume();
      answer.once('end', () => resolve());
    });
    sent.once('error', reject);
    sent.end();
  });
}
