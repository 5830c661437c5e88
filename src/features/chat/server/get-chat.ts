import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { balanceOf } from '#features/credits/server/index.ts';
import type { Members } from '#features/members/server/index.ts';
import type { getChat as endpoint } from '../contract/endpoints.ts';
import { messagePageSize } from '../contract/rules.ts';
import { type ConversationRow, findConversation, findConversationWith, findCountry, findMessages, type MessageRow } from './chat-repo.ts';
import { costOf, free } from './message-cost.ts';
import { presentMessage } from './present-message.ts';

export interface ChatDeps {
  readonly db: Db;
  readonly members: Members;
}

/** One page of a conversation, by its own id or by the other one's. */
export async function getChat(
  { db, members }: ChatDeps,
  viewer: UserId,
  query: QueryOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found' | 'invalid_request'>> {
  if ((query.conversation === undefined) === (query.profile === undefined))
    return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const conversation = await find(db, viewer, query);
  const other = conversation?.other ?? query.profile;
  if (other === undefined) return fail('not_found');

  const look = await members.lookAs(viewer);
  const [[profile], messages, credits, country] = await Promise.all([
    members.show(look, [userId(other)]),
    // One more than a page tells whether there is another page.
    conversation === null ? noMessages : findMessages(db, conversation, query.before ?? null, messagePageSize + 1),
    balanceOf(db, viewer),
    findCountry(db, viewer),
  ]);
  if (!profile) return fail('not_found');
  return ok({
    conversation: conversation?.id ?? null,
    profile,
    messages: messages.slice(0, messagePageSize).reverse().map(presentMessage),
    more: messages.length > messagePageSize,
    num_unread_messages: conversation?.unread ?? 0,
    read_up_to: conversation?.readByOtherUpTo ?? 0,
    cost: look.viewer.active ? costOf('message_credits', look.site.settings, country) : free,
    credits,
  });
}

const noMessages: readonly MessageRow[] = [];

async function find(db: Db, viewer: UserId, { conversation, profile }: QueryOf<typeof endpoint>): Promise<ConversationRow | null> {
  if (conversation !== undefined) return findConversation(db, viewer, conversation);
  return profile === undefined ? null : findConversationWith(db, viewer, userId(profile));
}
