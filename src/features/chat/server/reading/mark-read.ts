import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { markRead as endpoint } from '../../contract/endpoints.ts';
import { readUpTo } from '../../contract/events.ts';
import { storeRead } from './read-repo.ts';

export interface ReadDeps {
  readonly db: Db;
  readonly live: Live;
}

/**
 * Marks messages as read. A change is published to the reader's browsers, and to the other member when both have read
 * receipts switched on.
 */
export async function markRead(
  { db, live }: ReadDeps,
  reader: UserId,
  body: BodyOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const { conversation } = body;
  const read = await storeRead(db, reader, conversation, body.read_up_to);
  if (read === null) return fail('not_found');
  const to = read.sendsReceipt ? [read.other, reader] : [reader];
  if (read.advanced) live.publish(readUpTo, to, { conversation, profile: reader, read_up_to: read.readUpTo });
  return ok({ num_unread_messages: read.unread });
}
