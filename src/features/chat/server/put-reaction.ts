import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { putReaction as endpoint } from '../contract/endpoints.ts';
import { reacted } from '../contract/events.ts';
import { storeReaction } from './reaction-repo.ts';

export interface ReactionDeps {
  readonly db: Db;
  readonly live: Live;
}

/** Stores a reaction and publishes it to both members. A repeated call publishes again: the first may have failed before. */
export async function putReaction(
  { db, live }: ReactionDeps,
  viewer: UserId,
  { message, reaction }: BodyOf<typeof endpoint>,
): Promise<Result<typeof done, 'not_found'>> {
  const stored = await storeReaction(db, viewer, message, reaction);
  if (stored === null) return fail('not_found');
  const { conversation, sender } = stored;
  live.publish(reacted, sender === null ? [viewer] : [viewer, sender], { conversation, message, reaction });
  return ok(done);
}
