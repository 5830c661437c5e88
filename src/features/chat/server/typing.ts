import { Value } from 'typebox/value';
import { done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live-event.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import { typing as endpoint } from '../contract/endpoints.ts';
import { typingNow } from '../contract/events.ts';
import { findListener } from './chat-repo.ts';

export interface TypingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
}

export interface Typing {
  /** Tells the other side, unless it was told a moment ago. */
  tell(user: UserId, conversation: number): Promise<Result<typeof done, 'not_found'>>;
  /** The same from a socket, which gets no answer. */
  received(user: UserId, frame: LiveFrame): void;
}

/** Ms between two signs of one member: well under the time after which the indicator goes. */
const signEvery = 700;
const mostRemembered = 10_000;

export function createTyping({ db, clock, live, log }: TypingDeps): Typing {
  const lastSigns = new Map<UserId, number>();

  const isDue = (user: UserId): boolean => {
    const now = clock.now().getTime();
    if (now - (lastSigns.get(user) ?? 0) < signEvery) return false;
    if (lastSigns.size >= mostRemembered) for (const [other, at] of lastSigns) if (now - at >= signEvery) lastSigns.delete(other);
    lastSigns.set(user, now);
    return true;
  };

  const publish = (user: UserId, conversation: number, listener: UserId | null) => {
    if (listener !== null) live.publish(typingNow, [listener], { conversation, profile: user });
  };

  const hear = async (user: UserId, conversation: number) => {
    const found = await findListener(db, user, conversation);
    if (found !== null) publish(user, conversation, found.listener);
  };

  return {
    async tell(user, conversation) {
      const found = await findListener(db, user, conversation);
      if (found === null) return fail('not_found');
      if (isDue(user)) publish(user, conversation, found.listener);
      return ok(done);
    },
    received(user, frame) {
      if (frame.type !== 'typing' || !Value.Check(endpoint.body, frame.data) || !isDue(user)) return;
      hear(user, frame.data.conversation).catch((error: unknown) => log.warn({ error: String(error) }, 'a sign of typing was lost'));
    },
  };
}
