import type { UserId } from '#platform/contract/ids.ts';
import type { Log } from '../log.ts';
import type { RedisClient } from '../redis/kept-connection.ts';
import type { Redis } from '../redis/redis.ts';
import { sentenceOf } from '../redis/server-state.ts';
import type { Bus } from './bus.ts';
import type { BusData, BusEvent } from './bus-event.ts';
import { createListeners } from './bus-listeners.ts';
import { gap, maxMessage, readMessages } from './bus-messages.ts';
import { createHolds } from './holds.ts';

/** Events that have been sent and not confirmed; further ones are dropped. */
const maxUnconfirmed = 20_000;
/** Channels that are subscribed in one command. */
const atOnce = 1000;
/** Ms between two reports of a gap while the server is away. */
const reportEvery = 60_000;

/**
 * For any number of processes: a channel for each user whom somebody holds, one for each other audience. A process receives nothing
 * else, so what it handles does not grow with the number of processes.
 */
export async function createRedisBus(redis: Redis, log: Log): Promise<Bus> {
  const me = crypto.randomUUID();
  const channelOf = (user: UserId) => redis.key(['user', user]);
  /** The channels that this connection has subscribed, and since when. */
  let joined: { readonly client: RedisClient; readonly since: Map<string, number | null> } | null = null;
  let isOpen = false;
  let wasLost = false;
  let owesGap = false;
  let unconfirmed = 0;
  /** Audiences that are no users. */
  const shared = new Set<string>();
  const gapListeners: (() => void)[] = [];
  const reportGap = () => gapListeners.forEach((listener) => listener());

  const hear = (text: string) => {
    if (text.startsWith(me)) return;
    const read = readMessages(text.slice(me.length));
    if (read === null) log.warn('another process sent an unknown format on the bus');
    else for (const { name, data } of read) receive(name, data);
  };
  const join = async (channels: readonly string[]) => {
    const to = joined;
    if (to === null) return;
    for (const channel of channels) to.since.set(channel, null);
    await to.client.subscribe([...channels], hear);
    const now = performance.now();
    for (const channel of channels) if (to.since.has(channel)) to.since.set(channel, now);
  };
  /** While the connection is being opened, `prepare` finds what is missing. */
  const joinNow = (channel: string): Promise<void> => (isOpen ? join([channel]).catch(() => {}) : Promise.resolve());
  const holds = createHolds({
    join(user) {
      const channel = channelOf(user);
      return { ready: joinNow(channel), since: () => (isOpen ? (joined?.since.get(channel) ?? null) : null) };
    },
    leave(users) {
      const channels = users.map(channelOf);
      for (const channel of channels) joined?.since.delete(channel);
      // With the listener, the library sends SUBSCRIBE again for a user who returns before the reply.
      if (isOpen) void joined?.client.unsubscribe(channels, hear).catch(() => {});
    },
  });
  const { deliver, receive, sent, subscribe, counts } = createListeners(log, holds);
  const missing = (): string[] => {
    const wanted = [...shared].map((audience) => redis.key([audience]));
    for (const user of holds.users()) wanted.push(channelOf(user));
    return wanted.filter((channel) => joined?.since.has(channel) !== true);
  };

  const first = Promise.withResolvers<void>();
  let fault: string | null = null;
  const connection = redis.keep({
    async prepare(client) {
      joined = { client, since: new Map() };
      for (let next = missing(); next.length > 0; next = missing()) await join(next.slice(0, atOnce));
    },
    up() {
      isOpen = true;
      fault = null;
      first.resolve();
      for (const channel of missing()) void joinNow(channel);
      if (wasLost) reportGap();
      wasLost = true;
    },
    down(cause) {
      if (isOpen) log.warn({ error: String(cause) }, 'the subscriptions of the bus are lost');
      fault = sentenceOf(cause);
      first.resolve();
      isOpen = false;
      joined = null;
      wasLost = true;
    },
  });
  // Clients get what was stored, seldom but at all.
  const reporting = setInterval(() => (isOpen ? undefined : reportGap()), reportEvery).unref();

  const lost = () => {
    owesGap = true;
  };
  const send = (channel: string, text: string) => {
    if (unconfirmed >= maxUnconfirmed || text.length > maxMessage) return lost();
    unconfirmed++;
    sent();
    redis
      .run((client) => client.publish(channel, text), Infinity)
      .catch(lost)
      .finally(() => unconfirmed--);
  };
  const textOf = (name: string, data: unknown) => `${me}${JSON.stringify([{ name, data }])}`;
  const publishToOthers = <E extends BusEvent>({ name, audience }: E, data: BusData<E>) => {
    if (typeof audience === 'string') send(redis.key([audience]), textOf(name, data));
    else for (const user of audience.users(data)) send(channelOf(user), textOf(name, audience.only(data, user)));
  };
  const payGap = () => {
    if (!owesGap) return;
    owesGap = false;
    publishToOthers(gap, {});
  };
  const paying = setInterval(payGap, 1000).unref();
  redis.onConnected(payGap);

  const subscribeTo: Bus['subscribe'] = (event, listener) => {
    subscribe(event, listener);
    const { audience } = event;
    if (typeof audience !== 'string' || shared.has(audience)) return;
    shared.add(audience);
    void joinNow(redis.key([audience]));
  };
  subscribeTo(gap, reportGap);
  // What is read from now on is read again after a change.
  await first.promise;
  return {
    publish(event, data, except) {
      deliver(event.name, data, except);
      publishToOthers(event, data);
    },
    subscribe: subscribeTo,
    hold: holds.hold,
    onGap: (listener) => gapListeners.push(listener),
    counts,
    fault: () => fault,
    async close() {
      clearInterval(reporting);
      clearInterval(paying);
      holds.close();
      connection.close();
      // What has just been published is sent before the connection ends.
      await redis.run((client) => client.ping()).catch(() => {});
    },
  };
}
