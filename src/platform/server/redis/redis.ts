import { isIP } from 'node:net';
import { createClient } from '@redis/client';
import type { Log } from '../log.ts';
import { type Breaker, createBreaker, type Run } from './breaker.ts';
import { keepConnected, type Kept, type KeptConnection, type RedisClient } from './kept-connection.ts';
import type { RedisPlace } from '../redis-url.ts';
import { isRefusedRight, readState, sentenceOf } from './server-state.ts';
import { RedisAway, within } from './within.ts';

/** The one Valkey or Redis that the processes of an installation share. What it holds can be lost at any time. */
export interface Redis {
  /** The key or channel that these parts name. */
  key(parts: readonly (string | number)[]): string;
  readonly run: Run;
  /** For what a call waits for. */
  readonly breaker: Omit<Breaker, 'close'>;
  /** Called with each new connection. The server may have lost what it held. */
  onConnected(listener: () => void): void;
  /** Another connection, such as for subscriptions. */
  keep(on: Kept): KeptConnection;
  /** A sentence for the operator if something is wrong with the server; null if not. */
  fault(): string | null;
  close(): void;
}

/** Ms for commands that name no time of their own. */
const usualMs = 1000;
/** Ms that a start waits for the first connection; without one it goes on. */
const startMs = 1500;
/** Ms between two readings of the server's state. */
const stateEvery = 10_000;
/** Ms for which a refused right is told: each of our commands is sent again by then. */
const lackingFor = 60_000;
/** Commands without an answer, in one connection: a bound for a server that has stopped, until the next beat. */
const maxUnanswered = 100_000;

/**
 * Connects, or goes on trying: a server that is away neither ends a start nor keeps it waiting. `patience`: ms that a call may wait; 50
 * if not given.
 */
export async function openRedis(place: RedisPlace, log: Log, patience?: number): Promise<Redis> {
  const { host, port, tls, username, password, prefix } = place;
  const listeners: (() => void)[] = [];
  let fault: string | null = null;
  const report = (sentence: string | null) => {
    if (sentence === fault) return;
    fault = sentence;
    if (sentence === null) log.info('the server of REDIS_URL is as it should be');
    else log.warn(sentence);
  };
  const open = (): RedisClient =>
    createClient({
      ...(username !== undefined && { username }),
      ...(password !== undefined && { password }),
      // Who serves several hosts at one address must know which one is meant; Node does not say it by itself.
      socket: {
        host,
        port,
        ...(tls && { tls, ...(isIP(host) === 0 && { servername: host }) }),
        connectTimeout: 2000,
        reconnectStrategy: false,
      },
      // The library would make a timer for each command, which ends when the command is sent.
      commandOptions: { timeout: 0 },
      commandsQueueMaxLength: maxUnanswered,
      disableOfflineQueue: true,
      disableClientInfo: true,
      maintNotifications: 'disabled',
    });
  const readServer = async (client: RedisClient) => {
    const { refusal, fault: found } = readState(await client.info());
    if (refusal !== null) throw new Refusal(refusal);
    report(found);
  };
  const first = Promise.withResolvers<void>();
  const main = keepConnected({
    open,
    prepare: readServer,
    up() {
      first.resolve();
      for (const listener of listeners) listener();
    },
    down: (cause) => report(cause instanceof Refusal ? cause.message : sentenceOf(cause)),
  });
  /** A right that a command lacked: a sentence, as of `performance.now()`. */
  let lacking: { readonly sentence: string; readonly at: number } | null = null;
  const run: Run = async (commands, withinMs = usualMs) => {
    const { client } = main;
    if (client === null) throw new RedisAway('not connected');
    try {
      return await (withinMs === Infinity ? commands(client) : within(withinMs, commands(client)));
    } catch (error) {
      if (isRefusedRight(error)) {
        const sentence = sentenceOf(error);
        if (lacking?.sentence !== sentence) log.warn(sentence);
        lacking = { sentence, at: performance.now() };
      }
      throw error;
    }
  };
  const breaker = createBreaker(run, log, patience);
  const others: KeptConnection[] = [];
  const dropRefused = (error: unknown) => {
    // Such as a former primary that others no longer use.
    if (error instanceof Refusal) for (const one of [main, ...others]) one.drop(error);
  };
  const state = setInterval(() => void run(readServer).catch(dropRefused), stateEvery).unref();
  await Promise.race([first.promise, new Promise((resolve) => setTimeout(resolve, startMs))]);

  return {
    key: (parts) => [prefix, ...parts].join(':'),
    run,
    breaker,
    onConnected(listener) {
      listeners.push(listener);
      if (main.client !== null) listener();
    },
    keep(on) {
      const kept = keepConnected({ open, ...on });
      others.push(kept);
      return kept;
    },
    fault: () => fault ?? (lacking !== null && performance.now() - lacking.at < lackingFor ? lacking.sentence : null),
    close() {
      clearInterval(state);
      breaker.close();
      for (const one of [main, ...others]) one.close();
    },
  };
}

/** The server answers, but cannot be used. */
class Refusal extends Error {}
