import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import type { markRead as endpoint } from '../../contract/endpoints.ts';
import { readUpTo } from '../../contract/events.ts';
import type { Batcher } from '../message/batcher.ts';

export interface ReadDeps {
  readonly batcher: Batcher;
  readonly live: Live;
}

/**
 * Marks messages as read. A change is published to the reader's browsers, except over the socket on which the mark came, and to the
 * other member when both have read receipts switched on.
 */
export async function markRead(
  { batcher, live }: ReadDeps,
  reader: UserId,
  { conversation, read_up_to }: BodyOf<typeof endpoint>,
  socket?: LiveSender,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const read = await batcher.mark({ reader, conversation, upTo: read_up_to });
  if (read === null) return fail('not_found');
  const to = read.sendsReceipt ? [read.other, reader] : [reader];
  if (read.advanced) live.publish(readUpTo, to, { conversation, profile: reader, read_up_to: read.readUpTo }, socket);
  return ok({ num_unread_messages: read.unread });
}
