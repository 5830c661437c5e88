import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunning } from '#platform/server/db/postgres-process.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { signalPostgres } from '#tests/support/process/postgres-processes.ts';
import { type RetryingWriter, retryingWriter } from '#tests/support/chat/retrying-writer.ts';
import { createSilentProxy } from '#tests/support/doubles/silent-proxy.ts';
import { ask } from './ask.ts';
import { measureLosses } from './losses.ts';
import type { Measures } from './measures.ts';
import type { People, Person } from './people.ts';
import { createSite, type Site } from './site.ts';

/** Seconds until the site works again. */
const soon = 5;
const afterRestart = 20;
/** Seconds for which the database is frozen. */
const frozenFor = 12;

interface Run {
  readonly site: Site;
  /** The process of the site. */
  readonly dataDir: string;
  readonly people: People;
  readonly measures: Measures;
  readonly smtpUrl: string;
}

/** Causes faults while two members write to each other, and reports when the site works again and what was lost. Stops the site. */
export async function runFaults(run: Run): Promise<void> {
  const { site, dataDir, people, measures } = run;
  const data = path.join(dataDir, 'postgres');
  const [one, other] = people.writers;
  const writers = [retryingWriter(one, other, () => site.target.origin), retryingWriter(other, one, () => site.target.origin)];
  const stop = new AbortController();
  const writing = Promise.all(writers.map((writer) => writeAlong(writer, stop.signal)));
  const works = (name: string, max: number) => measureRecovery(run, writers, name, max);
  await works('before any fault', soon);

  await signalPostgres(data, 'SIGSTOP');
  const [call, health] = await Promise.all([
    timeOf(site, '/api/user.php', people.member),
    timeOf(site, '/healthz'),
    sleep(frozenFor * 1000),
  ]);
  measures.add({ name: 'frozen database: an answer, such as 503', value: call, unit: 's', max: frozenFor });
  measures.add({ name: 'frozen database: /healthz', value: health, unit: 's', max: 1 });
  await signalPostgres(data, 'SIGCONT');
  await works('frozen database: works again', soon);

  await signalPostgres(data, 'SIGKILL');
  await works('database killed: works again', afterRestart);

  await site.kill();
  await site.start();
  await works('process killed and started: works again', afterRestart);
  await signalPostgres(data, 'SIGKILL');
  await works('database that was found running, killed: works again', afterRestart);

  site.send('set the clock back');
  await sleep(500);
  await works('clock set back by an hour: works', soon);

  await loseConnections(run, data);
  stop.abort();
  await writing;
  await site.stop();
  measures.add({ name: 'database processes left behind by a stop', value: findRunning(data) === null ? 0 : 1, unit: '', max: 0 });
  await measureLosses(measures, data, writers);
}

/** Less often than the limit for messages. */
async function writeAlong(writer: RetryingWriter, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await writer.write(1);
    await sleep(350);
  }
  writer.close();
}

/** Seconds of one call, whatever its result. */
async function timeOf({ target }: Site, where: string, who?: Person): Promise<number> {
  const startedAt = performance.now();
  await ask(target, { path: where, ...(who === undefined ? {} : { cookie: who.cookie, from: who.address }) });
  return (performance.now() - startedAt) / 1000;
}

/** The site works when it answers a call and a page, and both sides have sent a message since now. */
async function measureRecovery(
  { site, people, measures }: Run,
  writers: readonly RetryingWriter[],
  name: string,
  max: number,
): Promise<void> {
  const startedAt = performance.now();
  const counts = writers.map(({ acknowledged }) => acknowledged.length);
  const seconds = () => (performance.now() - startedAt) / 1000;
  await untilResponds(site, '/api/user.php', people.member);
  await untilResponds(site, '/members', people.member);
  while (seconds() < 60 && writers.some(({ acknowledged }, n) => acknowledged.length <= (counts[n] ?? 0))) await sleep(20);
  measures.add({ name, value: seconds(), unit: 's', max });
}

async function untilResponds({ target }: Site, where: string, { cookie, address }: Person): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await ask(target, { path: where, cookie, from: address, signal: AbortSignal.timeout(2000) })).status === 200) return;
    await sleep(100);
  }
}

/** Another process of the site uses the same database over a network that drops its connections silently. */
async function loseConnections({ dataDir, people, measures, smtpUrl }: Run, data: string): Promise<void> {
  const { connection, leave } = await startPostgres({ dataDir: data });
  await leave();
  const proxy = await createSilentProxy(path.join(connection.host ?? '', '.s.PGSQL.5432'));
  const password = typeof connection.password === 'string' ? connection.password : '';
  const url = `postgres://${connection.user}:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}/postgres`;
  const far = path.join(dataDir, `far-${randomUUID()}`);
  fs.mkdirSync(far);
  const site = await createSite({ dataDir: far, smtpUrl, env: { DATABASE_URL: url } });
  await site.start();
  await untilResponds(site, '/api/user.php', people.member);
  await Promise.all(people.attackers.map(({ cookie }) => ask(site.target, { path: '/api/members.php', cookie })));
  const lost = proxy.silence();
  const startedAt = performance.now();
  await untilResponds(site, '/api/user.php', people.member);
  const name = 'connections lost without a word: works again';
  measures.add({ name, value: (performance.now() - startedAt) / 1000, unit: 's', max: afterRestart, note: `${lost} connections` });
  await site.stop();
  await proxy.close();
}
