import type { UserId } from '#platform/contract/ids.ts';
import type { DataOf, LiveEvent, LiveFrame } from '#platform/contract/live-event.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { chatReset, messageStored } from '../contract/events.ts';
import { findMissed } from './chat-repo.ts';
import type { PresentMessage } from './present-message.ts';

/** Whoever missed more than this loads anew. */
export const mostMissed = 500;

/*
 * Ids are handed out before commits happen: of two messages in different conversations the one with the higher id may
 * be seen first, and a client that then loses its connection would name that id and never hear of the lower one. So a
 * client also gets again what was written shortly before the message that it names, and drops what it knows by its id.
 * A message waits at most 3 s for a database connection and 8 s for its statement (open-database.ts); the rest is for
 * processes whose clocks differ. The bound of ids keeps the search for them short, and is more than are handed out in
 * that time.
 */
const inFlightFor = 20_000;
const inFlightIds = 100_000;

export interface MissedDeps {
  readonly db: Db;
  readonly presentMessage: PresentMessage;
}

/** The messages of all the user's conversations since the message `after` (0: ever), in order, as they would have come. */
export async function missed({ db, presentMessage }: MissedDeps, user: UserId, after: number): Promise<LiveFrame[]> {
  const found = await findMissed(db, user, { after, inFlightFor, inFlightIds }, mostMissed + 1);
  if (found.length > mostMissed) return [frame(chatReset, null)];
  return found.map(({ conversation, message }) => frame(messageStored, { conversation, message: presentMessage(message) }));
}

const frame = <E extends LiveEvent>({ type }: E, data: DataOf<E>): LiveFrame => ({ type, data });
