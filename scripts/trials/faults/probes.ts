import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendMessage } from '#features/chat/contract/calls.ts';
import { deletePhoto } from '#features/photos/contract/calls.ts';
import type { LoadCounts } from '../fleet/load-ledger.ts';
import { enter } from '../fleet/load.ts';
import { drawPhoto, type LoadMember, uploadPhoto } from '../fleet/load-member.ts';

/** Members of each process who find out whether everything works again. */
export interface Probes {
  /** Ms from then, as of `performance.now()`, until everything works, with `ofFiles` uploads, too; null: not within three minutes. */
  untilHealed(since: number, ofFiles: boolean): Promise<number | null>;
  /** What did not work when it was tried last. */
  lastMissing(): readonly string[];
  close(): void;
}

/** Ms. */
const [longest, between, letterTakes] = [180_000, 150, 3000];

/** `from`: the number of the first demo member whom the load does not need. */
export async function openProbes(addresses: readonly [string, ...string[]], from: number, counts: LoadCounts): Promise<Probes> {
  const givenUp = new AbortController();
  const members: LoadMember[] = [];
  for (const [n, address] of addresses.entries())
    members.push(await enter({ n: from + n, addresses: [address], direct: address, counts, givenUp: givenUp.signal }));
  let missing: readonly string[] = [];
  const unready = new Set<number>();

  /** A letter by POST at one process, to a socket at another one. */
  const exchange = async (n: number): Promise<string | null> => {
    const [writer, reader] = [members[n], members[(n + 1) % members.length]];
    if (writer === undefined || reader === undefined) return null;
    const body = { profile: reader.id, client_id: randomUUID(), text: `Probe ${n + 1}` };
    const startedAt = performance.now();
    const sent = await writer.client.api(sendMessage, { body }).catch(() => null);
    if (sent === null) return `process ${n + 1} takes no message`;
    while (performance.now() - startedAt < letterTakes) {
      if (reader.client.received.has(body.client_id)) return null;
      await sleep(20);
    }
    return `a message from process ${n + 1} does not arrive`;
  };
  const checkReady = async (n: number): Promise<readonly string[]> => {
    const answer = await members[n]?.client.ask({ method: 'GET', path: '/readyz', cookie: '' });
    if (answer?.status !== 200) {
      unready.add(n);
      return [`process ${n + 1} is not ready`];
    }
    if (unready.delete(n)) {
      // As a page that is opened now: one that was open tries at growing intervals, so that their length would be measured.
      members[n]?.client.live.stop();
      members[n]?.client.live.start();
    }
    const { missing: unmet } = JSON.parse(answer.body) as { readonly missing: readonly string[] };
    return unmet.filter((name) => name !== 'demo photos').map((name) => `process ${n + 1} lacks ${name}`);
  };
  const upload = async (n: number): Promise<string | null> => {
    const client = members[n]?.client;
    if (client === undefined) return null;
    try {
      const { id } = await uploadPhoto(client, await drawPhoto());
      await client.api(deletePhoto, { body: { id } });
      return null;
    } catch {
      return `process ${n + 1} takes no photo`;
    }
  };
  const whatIsMissing = async (ofFiles: boolean): Promise<readonly string[]> => {
    const each = async <Found>(check: (n: number) => Promise<Found>) => Promise.all(members.map(async (_member, n) => check(n)));
    // A letter to a process that is not there would be waited for, and so would what comes after it.
    const lacks = (await each(checkReady)).flat();
    if (lacks.length > 0) return lacks;
    const lost = (await each(exchange)).filter((failed) => failed !== null);
    if (lost.length > 0 || !ofFiles) return lost;
    return (await each(upload)).filter((failed) => failed !== null);
  };
  return {
    async untilHealed(since, ofFiles) {
      while (performance.now() - since < longest) {
        missing = await whatIsMissing(ofFiles);
        if (missing.length === 0) return performance.now() - since;
        await sleep(between);
      }
      return null;
    },
    lastMissing: () => missing,
    close() {
      givenUp.abort();
      for (const { client } of members) client.close();
    },
  };
}
