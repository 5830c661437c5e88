import { Agent, request } from 'node:http';
import path from 'node:path';
import { type Launched, launch } from './support/launch.ts';
import { login } from './support/login.ts';
import { postgresCpu, processCpu } from './support/postgres-cpu.ts';
import { type Figure, percentile, report } from './support/report.ts';

const seconds = 8;
const floorSeconds = 2;
const parallel = 8;
/** Floor requests a second on the machine for which the targets were set. */
const targetFloor = 35_000;

/**
 * Server-rendered pages, as a member and as a visitor, beside an answer without rendering and one call of the API. The processor
 * time of a page is stable beside other work on the machine; answers a second are not. The targets of rates and times assume a
 * machine that answers `/healthz` 35,000 times a second. On a slower one they are scaled by its rate of `/healthz`, measured just
 * before and after each page, because shared machines change their speed within minutes.
 */
const server = await launch();
const agent = new Agent({ keepAlive: true, maxSockets: parallel });
const member = await login(server.url, 'premium@demo.test');
const someone = await firstMember(member);
const figures: Figure[] = [];
for (const [name, url, cookie, target] of [
  ['/api/members.php (one call)', '/api/members.php', member, {}],
  ['/ as a visitor', '/', '', { rate: 2000, p99: 60 }],
  ['/members as a member', '/members', member, { rate: 300, p99: 60 }],
  ['/chats as a member', '/chats', member, { rate: 350, p99: 60 }],
  ['a profile as a member', `/members/${someone}`, member, { p99: 60 }],
] as const) {
  const before = await measure('/healthz', '', floorSeconds);
  const page = await measure(url, cookie, seconds);
  const after = await measure('/healthz', '', floorSeconds);
  const floor = { rate: (before.rate + after.rate) / 2, server: (before.server + after.server) / 2 };
  const speed = Math.min(1, floor.rate / targetFloor);
  figures.push(
    { name: `${name}: /healthz beside it (floor)`, value: floor.rate, unit: '/s' },
    {
      name: `${name}: answers a second`,
      value: page.rate,
      unit: '/s',
      ...('rate' in target ? { target: { min: Math.round(target.rate * speed) } } : {}),
      floor: floor.rate,
    },
    {
      name: `${name}: p99`,
      value: page.p99,
      unit: 'ms',
      ...('p99' in target ? { target: { max: Math.round(target.p99 / speed) } } : {}),
    },
    { name: `${name}: processor time of the server`, value: page.server, unit: 'µs', floor: floor.server },
    { name: `${name}: processor time of the database`, value: page.database, unit: 'µs' },
  );
}
report('pages', figures);
agent.destroy();
await server.stop();

interface Measured {
  /** Answers a second. */
  readonly rate: number;
  /** Ms. */
  readonly p99: number;
  /** Processor time of an answer, in µs. */
  readonly server: number;
  readonly database: number;
}

/** After three seconds of warm-up, in which V8 compiles its code anew. */
async function measure(url: string, cookie: string, duration: number): Promise<Measured> {
  await load(url, cookie, 3);
  const before = cpuOf(server);
  const times = await load(url, cookie, duration);
  const after = cpuOf(server);
  const each = (part: 'server' | 'database') => ((after[part] - before[part]) * 1e6) / times.length;
  return { rate: times.length / duration, p99: percentile(times, 0.99), server: each('server'), database: each('database') };
}

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
