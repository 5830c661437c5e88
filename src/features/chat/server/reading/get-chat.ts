import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { balanceOf } from '#features/credits/server/index.ts';
import { likesBetween } from '#features/likes/server/index.ts';
import type { Members } from '#features/members/server/index.ts';
import type { getChat as endpoint } from '../../contract/endpoints.ts';
import { type ConversationRow, findConversation, findConversationWith } from '../chat-repo.ts';
import { findDraft } from '../draft-repo.ts';
import { costOf } from '../message/message-cost.ts';
import { markRead, type ReadDeps } from './mark-read.ts';
import { messagesPage, noMessages } from './messages-page.ts';
import type { PresentMessage } from '../message/present-message.ts';

export interface ChatDeps {
  readonly db: Db;
  readonly members: Members;
  readonly presentMessage: PresentMessage;
}

const noLikes = { received: null, sent: null };

/** One page of a conversation, by its id or by the other member's profile id. Opening it marks it as read (specification §4). */
export async function getChat(
  deps: ChatDeps & ReadDeps,
  viewer: UserId,
  query: QueryOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found' | 'invalid_request'>> {
  const { db, members, presentMessage } = deps;
  if ((query.conversation === undefined) === (query.profile === undefined))
    return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const places = [query.before, query.after, query.around].filter((id) => id !== undefined);
  const isFirstPage = places.length === 0;
  if (places.length > 1) return fail('invalid_request', { field: 'before', rule: 'one_of' });
  const conversation = await find(db, viewer, query);
  const other = conversation?.other ?? query.profile;
  if (other === undefined) return fail('not_found');

  const context = await members.viewerContext(viewer);
  const [[profile], last_active, page, draft, credits, likes] = await Promise.all([
    members.show(context, [userId(other)]),
    members.lastActive(context, userId(other)),
    conversation === null ? noMessages : messagesPage(db, conversation, query),
    conversation?.draft ?? findDraft(db, viewer, userId(other)),
    balanceOf(db, viewer),
    isFirstPage ? likesBetween(db, context, userId(other)) : noLikes,
  ]);
  if (!profile) return fail('not_found');
  const newest = page.messages.at(-1);
  const isRead = isFirstPage && query.peek !== true && !context.site.isPreview;
  if (conversation !== null && conversation.unread > 0 && newest !== undefined && isRead)
    await markRead(deps, viewer, { conversation: conversation.id, read_up_to: newest.id });
  return ok({
    conversation: conversation?.id ?? null,
    profile,
    last_active,
    messages: page.messages.map((message) => presentMessage(message)),
    more: page.more,
    more_below: page.moreBelow,
    likes,
    num_unread_messages: conversation?.unread ?? 0,
    read_up_to: conversation?.readByOtherUpTo ?? 0,
    answered: conversation?.hasWritten ?? false,
    draft,
    cost: costOf('message_credits', context.site.settings, context.viewer.active),
    image_cost: costOf('photo_credits', context.site.settings, context.viewer.active),
    credits,
  });
}

async function find(db: Db, viewer: UserId, { conversation, profile }: QueryOf<typeof endpoint>): Promise<ConversationRow | null> {
  if (conversation !== undefined) return findConversation(db, viewer, conversation);
  return profile === undefined ? null : findConversationWith(db, viewer, userId(profile));
}
