import { Agent, request } from 'node:http';
import path from 'node:path';
import { type Launched, launch } from './support/launch.ts';
import { login } from './support/login.ts';
import { postgresCpu, processCpu } from './support/postgres-cpu.ts';
import { type Figure, percentile, report } from './support/report.ts';

const seconds = 8;
const floorSeconds = 2;
const parallel = 8;
/** A page that is kept costs at most as much as so many answers without any page. */
const kept = 4;

/**
 * Server-rendered pages, as a member and as a visitor, beside an answer without rendering and one call of the API, all as a browser
 * asks for them: in brotli. The targets are processor times of the server beside that of `/healthz` in the same minute. They are
 * stable beside other work on the machine, and the one client here, which is slower than the server, does not limit them. Answers a
 * second are shown, but have no target.
 */
const server = await launch();
const agent = new Agent({ keepAlive: true, maxSockets: parallel });
const member = await login(server.url, 'premium@demo.test');
const someone = await firstMember(member);
const figures: Figure[] = [];
for (const [name, url, cookie, times] of [
  ['/api/members.php (one call)', '/api/members.php', member, null],
  ['/ as a visitor', '/', '', kept],
  ['/pricing as a visitor', '/pricing', '', kept],
  ['a lander', '/landers/video', '', kept],
  ['/members as a visitor', '/members', '', null],
  ['/members as a member', '/members', member, null],
  ['/chats as a member', '/chats', member, null],
  ['a profile as a member', `/members/${someone}`, member, null],
] as const) {
  const before = await measure('/healthz', '', floorSeconds);
  const page = await measure(url, cookie, seconds);
  const after = await measure('/healthz', '', floorSeconds);
  const floor = { rate: (before.rate + after.rate) / 2, server: (before.server + after.server) / 2 };
  figures.push(
    { name: `${name}: /healthz beside it (floor)`, value: floor.rate, unit: '/s' },
    {
      name: `${name}: answers a second`,
      value: page.rate,
      unit: '/s',
      floor: floor.rate,
    },
    { name: `${name}: p99`, value: page.p99, unit: 'ms' },
    {
      name: `${name}: processor time of the server`,
      value: page.server,
      unit: 'µs',
      ...(times === null ? {} : { target: { max: Math.round(times * floor.server) } }),
      floor: floor.server,
    },
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
  const response = await fetch(`${server.url}/api/members.php`, { headers: { cookie } });
  const { profiles } = (await response.json()) as { readonly profiles: readonly { readonly id: number }[] };
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
    const sent = request(`${server.url}${url}`, { agent, headers: { cookie, 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.once('end', () => resolve());
    });
    sent.once('error', reject);
    sent.end();
  });
}
