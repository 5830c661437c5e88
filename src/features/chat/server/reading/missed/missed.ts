import type { UserId } from '#platform/contract/ids.ts';
import type { DataOf, LiveEvent, LiveFrame } from '#platform/contract/live/live-event.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { chatReset, messageStored } from '../../../contract/events.ts';
import { findMissed } from '../../chat-repo.ts';
import type { PresentMessage } from '../../message/present-message.ts';

/** A browser that has missed more messages reloads the conversations instead. */
export const maxMissed = 500;

/*
 * Ids are assigned before the commit: of two messages in different conversations, the one with the higher id may be published
 * first. A client that then loses its connection would name that id and never get the lower one. So the client is also sent
 * the messages from shortly before the one that it names, and drops duplicates by id. A message waits at most 3 s for a
 * database connection and 8 s for its statement (open-database.ts); the rest allows for clock differences between processes. A commit
 * that waits longer, for a standby, lets no later one past it.
 */
const inFlightFor = 20_000;

export interface MissedDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly presentMessage: PresentMessage;
}

/** The messages of all the user's conversations after the message `after` (0 for all), in order, as the live events they missed. */
export async function missed({ db, clock, presentMessage }: MissedDeps, user: UserId, after: number): Promise<LiveFrame[]> {
  const found = await findMissed(db, user, { after, inFlightFor, now: clock.now() }, maxMissed + 1);
  if (found.length > maxMissed) return [frame(chatReset, null)];
  return found.map(({ conversation, message }) => frame(messageStored, { conversation, message: presentMessage(message) }));
}

const frame = <E extends LiveEvent>({ type }: E, data: DataOf<E>): LiveFrame => ({ type, data });
