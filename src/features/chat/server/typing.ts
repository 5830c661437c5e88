import { Value } from 'typebox/value';
import { done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { FrameHandler } from '#platform/server/live/frames.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import { typing as endpoint } from '../contract/endpoints.ts';
import { typingFrame } from '../contract/frames.ts';
import { typingNow } from '../contract/events.ts';
import { findListener } from './chat-repo.ts';

export interface TypingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
}

export interface Typing {
  /** Signals typing to the other member, at most once per `throttle`. */
  signal(user: UserId, conversation: number): Promise<Result<typeof done, 'not_found'>>;
  /** The same for a frame from a socket, which gets no reply. */
  readonly handler: FrameHandler;
}

/** Minimum ms between two signals of one member; well below `typingTimeout`, after which the indicator disappears. */
const throttle = 700;
/** Above this many members, expired entries are removed. */
const maxRemembered = 10_000;

export function createTyping({ db, clock, live, log }: TypingDeps): Typing {
  const lastSignals = new Map<UserId, number>();

  const isDue = (user: UserId): boolean => {
    const now = clock.now().getTime();
    if (now - (lastSignals.get(user) ?? 0) < throttle) return false;
    if (lastSignals.size >= maxRemembered) for (const [other, at] of lastSignals) if (now - at >= throttle) lastSignals.delete(other);
    lastSignals.set(user, now);
    return true;
  };

  const publish = (user: UserId, conversation: number, listener: UserId | null) => {
    if (listener !== null) live.publish(typingNow, [listener], { conversation, profile: user });
  };

  const signalFromSocket = async (user: UserId, conversation: number) => {
    const found = await findListener(db, user, conversation);
    if (found !== null) publish(user, conversation, found.listener);
  };

  return {
    async signal(user, conversation) {
      const found = await findListener(db, user, conversation);
      if (found === null) return fail('not_found');
      if (isDue(user)) publish(user, conversation, found.listener);
      return ok(done);
    },
    handler: {
      frame: typingFrame,
      receive({ userId: user }, data) {
        if (!Value.Check(endpoint.body, data) || !isDue(user)) return;
        signalFromSocket(user, data.conversation).catch((error: unknown) =>
          log.warn({ error: String(error) }, 'a sign of typing was lost'),
        );
      },
    },
  };
}
