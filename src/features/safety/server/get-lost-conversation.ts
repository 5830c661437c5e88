import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { getLostConversation as endpoint } from '../contract/endpoints.ts';
import { reportableDays } from '../contract/rules.ts';
import { findLost, findReceived } from './reportable-repo.ts';

// Bounds the reply.
const maxMessages = 50;

/** Members who blocked the reporter after this time can be reported. */
export const reportableSince = (now: Date): Date => new Date(now.getTime() - reportableDays * 24 * 3_600_000);

/** The content of a lost conversation that the viewer may still report: only content that they could see before. */
export async function getLostConversation(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { conversation, profile }: QueryOf<typeof endpoint>,
  viewer: UserId,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found' | 'invalid_request'>> {
  const by = conversation === undefined ? profile !== undefined && { profile } : profile === undefined && { conversation };
  if (by === false) return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const lost = await findLost(db, viewer, by, reportableSince(clock.now()));
  if (lost === null) return fail('not_found');
  const messages = await findReceived(db, viewer, lost, maxMessages);
  return ok({
    profile: { id: lost.id, name: lost.name },
    messages: messages.map(({ id, text, created_at }) => ({ id, text, sent_at: created_at.toISOString() })),
  });
}
