import { ErrorReply } from '@redis/client';
import type { Log } from '../log.ts';
import type { RedisClient } from './kept-connection.ts';

/**
 * Runs commands: those of one turn of the event loop are sent together, in order. Rejects with a `RedisAway` at once if there is no
 * connection, and if the reply takes longer than `withinMs`: nothing waits for a server that is away. Without a limit (`Infinity`) the
 * loss of the connection ends the wait, which takes some seconds at most.
 */
export type Run = <Reply>(commands: (client: RedisClient) => Promise<Reply>, withinMs?: number) => Promise<Reply>;

/** Asks the shared server where an answer is worth only a moment's wait. */
export interface Breaker {
  /**
   * Null at once while the server is away, else when it has not answered within `patience`. Null also when it refuses, as one does that is
   * full: that says nothing of other commands. Never rejects.
   */
  ask<Reply>(commands: (client: RedisClient) => Promise<Reply>): Promise<Reply | null>;
  readonly isOpen: boolean;
  close(): void;
}

/** Ms that a call may wait. */
const usualPatience = 50;
/** Ms until a server that was too slow is tried again, by a ping that no call waits for. */
const tryAgainAfter = 1000;

export function createBreaker(run: Run, log: Log, patience = usualPatience): Breaker {
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRefusal = '';
  const waiting = new Set<() => void>();

  const tryLater = () => {
    timer = setTimeout(() => void tryAgain(), tryAgainAfter).unref();
  };
  const tryAgain = async () => {
    try {
      await run((client) => client.ping(), patience);
      isOpen = false;
      log.info('the server of REDIS_URL answers in time again');
    } catch {
      tryLater();
    }
  };
  const refused = ({ message }: ErrorReply) => {
    if (message !== lastRefusal) log.warn({ error: message }, 'the server of REDIS_URL refuses a command');
    lastRefusal = message;
  };
  const open = (cause: unknown) => {
    if (isOpen) return;
    isOpen = true;
    log.warn({ error: String(cause) }, 'the server of REDIS_URL did not answer in time');
    tryLater();
    // In the order in which they asked, so that none overtakes another.
    for (const giveUp of waiting) giveUp();
    waiting.clear();
  };

  return {
    get isOpen() {
      return isOpen;
    },
    async ask(commands) {
      if (isOpen) return null;
      const { promise: givenUp, resolve } = Promise.withResolvers<null>();
      const giveUp = () => resolve(null);
      waiting.add(giveUp);
      // A busy process reads the replies that have arrived before it gives up.
      const late = setTimeout(() => setImmediate(() => waiting.has(giveUp) && open(`no answer within ${patience} ms`)), patience);
      try {
        return await Promise.race([run(commands), givenUp]);
      } catch (error) {
        if (error instanceof ErrorReply) refused(error);
        else open(error);
        return null;
      } finally {
        clearTimeout(late);
        waiting.delete(giveUp);
      }
    },
    close() {
      clearTimeout(timer);
    },
  };
}
