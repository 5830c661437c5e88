import { cast } from '#demo/cast.ts';
import { demoAccounts, demoEmail, demoPassword } from '#demo/demo-accounts.ts';
import { getUser } from '#features/account/contract/calls.ts';
import { getTotals } from '#features/badge-counts/contract/calls.ts';
import { getPackages } from '#features/shop/contract/calls.ts';
import { createLoadClient } from './load-client.ts';
import { createCounts, createLedger, type LoadCounts, type LoadLedger } from './load-ledger.ts';
import { act, type Acting, type LoadMember, logIn } from './load-member.ts';

/**
 * Demo members who write to each other in pairs, like, upload and delete photos, buy, log in and out, with the clients of the product's
 * pages. What gets no answer is repeated with the same id.
 */
export interface Load {
  readonly members: readonly LoadMember[];
  readonly pairs: readonly (readonly [LoadMember, LoadMember])[];
  readonly ledger: LoadLedger;
  readonly counts: LoadCounts;
  start(): void;
  /** Nobody begins anything. Resolves when what was under way is answered, after two minutes in any case. The sockets stay open. */
  stop(): Promise<void>;
  close(): void;
}

interface Options {
  /** Of processes, or of what stands before them. The sides of a chat are at different ones if there are several. */
  readonly addresses: readonly [string, ...string[]];
  /** A process that takes what only this machine may send, if a proxy stands before `addresses`. */
  readonly direct?: string;
  /** An even number. */
  readonly size: number;
  /** Ms between two actions of a member. */
  readonly pause?: number;
}

/** Ms. */
const lastAnswers = 120_000;

/** Demo members who see each other and whom nothing else is about. */
const people = cast.filter(({ key, language }) => language === 'de' && demoAccounts.every((account) => account.key !== key));

interface Entering extends Omit<Parameters<typeof createLoadClient>[0], 'localAddress'> {
  /** Which of the demo members. */
  readonly n: number;
  readonly direct: string;
}

/** Logs one member in and opens the socket. */
export async function enter({ n, direct, ...options }: Entering): Promise<LoadMember> {
  const person = people[n];
  if (person === undefined) throw new Error(`There are ${people.length} members for a load.`);
  const email = demoEmail(person.key);
  const client = createLoadClient({ ...options, localAddress: `127.7.0.${n + 1}` });
  const grant = { content: JSON.stringify({ email, credits: 100_000, paid_user: true }), type: 'application/json' };
  const { status } = await client.ask({ method: 'POST', path: '/dev/grant', body: grant, at: direct });
  if (status !== 200) throw new Error(`${direct}/dev/grant answers ${status}`);
  client.cookie = await client.untilAnswered(() => logIn(client, email, demoPassword));
  const { user } = await client.untilAnswered(() => client.api(getUser));
  const { newest_message: newest } = await client.untilAnswered(() => client.api(getTotals));
  client.live.markReceived(newest);
  client.live.start();
  return { id: user.profile.id, email, password: demoPassword, client };
}

/** Logs the members in and opens their sockets; they do nothing yet. The processes must have the demo members. */
export async function openLoad({ addresses, direct = addresses[0], size, pause = 1500 }: Options): Promise<Load> {
  const ledger = createLedger();
  const counts = createCounts();
  const ended = new AbortController();
  const givenUp = new AbortController();
  const members: LoadMember[] = [];
  // One after the other: checking passwords takes the processor.
  for (let n = 0; n < size; n++)
    members.push(await enter({ n, addresses: placesOf(addresses, n), direct, counts, givenUp: givenUp.signal }));
  const pairs = members.flatMap((low, n) => {
    const high = members[n + 1];
    return n % 2 === 0 && high !== undefined ? [[low, high] as const] : [];
  });
  const { packages } = await (members[0]?.client.api(getPackages) ?? { packages: [] });
  const offer = packages.find(({ kind }) => kind === 'credits')?.id ?? 0;

  let acting: Promise<unknown> = Promise.resolve();
  return {
    members,
    pairs,
    ledger,
    counts,
    start() {
      const all = pairs.flatMap(([low, high]): Acting[] => [
        { member: low, partner: high, ledger, counts, direct, offer },
        { member: high, partner: low, ledger, counts, direct, offer },
      ]);
      acting = Promise.all(all.map((one) => act(one, pause, ended.signal)));
    },
    async stop() {
      ended.abort();
      const timer = setTimeout(() => givenUp.abort(), lastAnswers);
      await acting;
      clearTimeout(timer);
    },
    close() {
      ended.abort();
      givenUp.abort();
      for (const { client } of members) client.close();
    },
  };
}

/** The address of the nth member, then another one, which is not that of the partner if there are three. */
function placesOf(addresses: readonly [string, ...string[]], n: number): readonly [string, ...string[]] {
  const pair = Math.floor(n / 2);
  const at = (shift: number) => addresses[(pair + shift) % addresses.length] ?? addresses[0];
  return n % 2 === 0 ? [at(0), at(2)] : [at(1), at(2)];
}
