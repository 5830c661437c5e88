import { Agent, request } from 'node:http';
import path from 'node:path';
import { type Launched, launch } from './support/launch.ts';
import { login } from './support/login.ts';
import { postgresCpu, processCpu } from './support/postgres-cpu.ts';
import { type Figure, percentile, report } from './support/report.ts';

const seconds = 8;
const parallel = 8;

/**
 * Server-rendered pages, as a member and as a visitor, beside an answer without rendering and beside one call of the API.
 * The processor time of a page holds beside other work on the machine, answers a second do not.
 */
const server = await launch();
const agent = new Agent({ keepAlive: true, maxSockets: parallel });
const member = await login(server.url, 'premium@demo.test');
const someone = await firstMember(member);
const atMost60 = { max: 60 };
const figures: Figure[] = [];
const floorOf = '/healthz (floor)';
for (const [name, url, cookie, target] of [
  [floorOf, '/healthz', '', {}],
  ['/api/members.php (one call)', '/api/members.php', member, {}],
  ['/ as a visitor', '/', '', { rate: { min: 2000 }, p99: atMost60 }],
  ['/members as a member', '/members', member, { rate: { min: 300 }, p99: atMost60 }],
  ['/chats as a member', '/chats', member, { rate: { min: 350 }, p99: atMost60 }],
  ['a profile as a member', `/members/${someone}`, member, { p99: atMost60 }],
] as const) {
  await load(url, cookie, 3);
  const before = cpuOf(server);
  const times = await load(url, cookie, seconds);
  const after = cpuOf(server);
  const each = (part: 'server' | 'database') => ((after[part] - before[part]) * 1e6) / times.length;
  const beside = (of: string) => (name === floorOf ? {} : { floor: `${floorOf}: ${of}` });
  figures.push(
    {
      name: `${name}: answers a second`,
      value: times.length / seconds,
      unit: '/s',
      ...('rate' in target ? { target: target.rate } : {}),
      ...beside('answers a second'),
    },
    { name: `${name}: p99`, value: percentile(times, 0.99), unit: 'ms', ...('p99' in target ? { target: target.p99 } : {}) },
    { name: `${name}: processor time of the server`, value: each('server'), unit: 'µs', ...beside('processor time of the server') },
    { name: `${name}: processor time of the database`, value: each('database'), unit: 'µs' },
  );
}
report('pages', figures);
agent.destroy();
await server.stop();

/** Seconds. */
function cpuOf({ process: { pid = 0 }, dataDir }: Launched): { readonly server: number; readonly database: number } {
  return { server: processCpu(pid), database: postgresCpu(path.join(dataDir, 'postgres')) };
}

/** The id of a member whose profile everybody may open. */
async function firstMember(cookie: string): Promise<number> {
  const answer = await fetch(`${server.url}/api/members.php`, { headers: { cookie } });
  const { profiles } = (await answer.json()) as { readonly profiles: readonly { readonly id: number }[] };
  const [first] = profiles;
  if (first === undefined) throw new Error('nobody found');
  return first.id;
}

async function load(url: string, cookie: string, duration: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + duration * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      await get(url, cookie);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return times;
}

function get(url: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}${url}`, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume();
      answer.once('end', () => resolve());
    });
    sent.once('error', reject);
    sent.end();
  });
}
