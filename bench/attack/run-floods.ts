import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nextMessage } from '#tests/support/process/next-message.ts';
import { percentile } from '../support/report.ts';
import { ask } from './ask.ts';
import type { Orders, Tally } from './flooder.ts';
import { type FloodKind, floods } from './floods/index.ts';
import type { Measures } from './measures.ts';
import type { People } from './people.ts';
import type { Site } from './site.ts';
import { type Noticed, type Visit, visit } from './visit.ts';

/** Maximum ms at the 99th percentile for a member's call, page or reply to a message. */
const maxWait = 250;
/** Ms for a photo of three megapixels, which costs seconds of work, and for a login, whose hash is costly by design. */
const maxUpload = 5000;
const maxLogin = 1000;
/** With fewer samples, one slow answer would be the 99th percentile. */
const enough = 100;
/** Seconds of a flood before the measurement. */
const before = 1;

interface Run {
  readonly site: Site;
  readonly people: People;
  readonly measures: Measures;
  readonly seconds: number;
}

/** Runs each flood beside one ordinary member, and reports what the member noticed. */
export async function runFloods(run: Run, kinds: readonly FloodKind[]): Promise<void> {
  const { site, measures } = run;
  const { member } = run.people;
  const device = await knownDevice(run);
  // Twice, so that the measurement excludes one-time loading and compiling.
  await beside(run, { withPhotos: true, device });
  addNoticed(run, 'nobody else', await beside(run, { withPhotos: false, device: null }));
  const idle = site.memory();
  for (const kind of kinds) {
    const highest = await highestMemory(site, async () => {
      for (const name of Object.keys(floods[kind])) await runFlood(run, kind, name, device);
    });
    measures.add({
      name: `memory beside the floods of ${kind}`,
      value: highest,
      unit: 'MB',
      max: Math.round(2 * idle),
      note: `idle ${Math.round(idle)}`,
    });
  }
  const { status } = await ask(site.target, { path: '/api/user.php', cookie: member.cookie, from: member.address });
  measures.add({ name: 'answer to the member when all is over, beside 200', value: Math.abs(status - 200), unit: '', max: 0 });
}

async function runFlood(run: Run, kind: FloodKind, flood: string, device: string | null): Promise<void> {
  const { site, people } = run;
  const victim = people.writers[0].email;
  const flooding = startFlood({
    flood,
    target: site.target.origin,
    attackers: kind === 'uploads' ? people.newcomers : people.attackers,
    victim,
  });
  await sleep(before * 1000);
  const waitedBefore = site.waited();
  await site.held();
  addNoticed(run, flood, await beside(run, { withPhotos: kind === 'uploads', device: kind === 'logins' ? device : null }));
  const waited = site.waited();
  run.measures.add({
    name: `${flood}: the one thread was held for at most`,
    value: await site.held(),
    unit: 'ms',
    // The delay that a busy machine adds to every wait.
    ...(waited === null || waitedBefore === null
      ? {}
      : { note: `in all it waited ${(waited - waitedBefore).toFixed(0)} ms for a processor` }),
  });
  addTally(run, kind, flood, await flooding.stop());
}

/** MB, while `run` runs. */
async function highestMemory(site: Site, run: () => Promise<void>): Promise<number> {
  let highest = 0;
  const watch = setInterval(() => (highest = Math.max(highest, site.memory())), 500);
  await run().finally(() => clearInterval(watch));
  return highest;
}

/** A login of the owner; it is counted separately from strangers. */
async function knownDevice({ site, people: { member } }: Run): Promise<string | null> {
  const { email, password, address } = member;
  const { cookies } = await ask(site.target, { method: 'POST', path: '/api/user.php', json: { email, password }, from: address });
  return cookies.find((cookie) => cookie.startsWith('__Host-device=')) ?? null;
}

const beside = (
  { site, people: { member, partner, writers }, seconds }: Run,
  what: Pick<Visit, 'withPhotos' | 'device'>,
): Promise<Noticed> => visit({ target: site.target, member, partner, others: writers, seconds, ...what });

function addNoticed({ measures }: Run, flood: string, { calls, pages, messages, uploads, logins, refused }: Noticed): void {
  const p99 = (what: string, times: readonly number[], max: number) => {
    if (times.length === 0) return;
    measures.add({
      // With fewer samples there is no such percentile.
      name: `${flood}: ${what}, ${times.length < enough ? 'slowest' : 'p99'} of ${times.length}`,
      value: percentile(times, 0.99),
      unit: 'ms',
      max,
      note: `p50 ${percentile(times, 0.5).toFixed(0)}`,
    });
  };
  p99('calls', calls, maxWait);
  p99('pages', pages, maxWait);
  p99('messages and their answers', messages, maxWait);
  p99('uploads', uploads, maxUpload);
  p99('logins', logins, maxLogin);
  const reasons = refused.length === 0 ? {} : { note: [...new Set(refused)].join(', ') };
  measures.add({ name: `${flood}: refused to the member`, value: refused.length, unit: '', max: 0, ...reasons });
}

/** The limits during a flood. */
const most: Readonly<Record<string, { readonly outcome: string; readonly what: string; readonly max: number }>> = {
  'guesses for one account from everywhere': { outcome: '401 login_failed', what: 'guesses that were checked', max: 51 },
  'guesses for many accounts from one address': { outcome: '401 login_failed', what: 'guesses that were checked', max: 120 },
  'guesses for many accounts from one IPv6 network': { outcome: '401 login_failed', what: 'guesses that were checked', max: 120 },
  'signups from one address': { outcome: '200', what: 'accounts that were made', max: 40 },
  'refused handshakes that stay half-open': { outcome: 'kept', what: 'refused connections that stayed', max: 0 },
  'ever more sockets of one member': { outcome: '101', what: 'sockets that were opened', max: 60 },
};

function addTally({ measures }: Run, kind: FloodKind, flood: string, tally: Tally | null): void {
  // An unknown value counts as missed.
  if (tally === null) return measures.add({ name: `${flood}: attempts`, value: Number.NaN, unit: '', max: 0 });
  const all = Object.entries(tally).toSorted(([, a], [, b]) => b - a);
  const limit = most[flood];
  const sum = all.reduce((total, [, count]) => total + count, 0);
  const note = all.map(([outcome, count]) => `${outcome}: ${count}`).join(', ');
  if (limit === undefined) measures.add({ name: `${flood}: attempts`, value: sum, unit: '', note });
  else measures.add({ name: `${flood}: ${limit.what}`, value: tally[limit.outcome] ?? 0, unit: '', max: limit.max, note });
  const errors = all.filter(([outcome]) => outcome.startsWith('500')).reduce((total, [, count]) => total + count, 0);
  if (errors > 0) measures.add({ name: `${flood}: errors of ours (${kind})`, value: errors, unit: '', max: 0 });
}

interface Flooding {
  /** Null if the process did not report its outcomes in time. */
  stop(): Promise<Tally | null>;
}

/** Ms after which a flooding process is killed, whatever it does. */
const lastWord = 10_000;

function startFlood(orders: Orders): Flooding {
  const child = fork(fileURLToPath(import.meta.resolve('./flooder.ts')));
  child.send(orders);
  return {
    async stop() {
      child.send('stop');
      const timer = setTimeout(() => child.kill('SIGKILL'), lastWord);
      const tally = await nextMessage<Tally>(child).catch(() => null);
      clearTimeout(timer);
      child.kill('SIGKILL');
      return tally;
    },
  };
}
