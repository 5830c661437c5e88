import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Members } from '#features/members/server/index.ts';
import type { getChats as endpoint } from '../../contract/chats.ts';
import { maxChats } from '../../contract/rules.ts';
import { findConversations } from '../chat-repo.ts';
import type { PresentMessage } from '../message/present-message.ts';

export interface ChatsDeps {
  readonly db: Db;
  readonly members: Members;
  readonly presentMessage: PresentMessage;
}

/** Newest first. Conversations with a blocked or deleted member are left out, and so are their unread messages. */
export async function getChats(
  deps: ChatsDeps,
  viewer: UserId,
  { before }: QueryOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>>> {
  const { members } = deps;
  const [found, context] = await Promise.all([
    findConversations(deps.db, viewer, { limit: maxChats, before }),
    members.viewerContext(viewer),
  ]);
  const shown = await members.show(
    context,
    found.map(({ conversation }) => conversation.other),
  );
  const profiles = new Map<number, (typeof shown)[number]>(shown.map((member) => [member.id, member]));
  return ok({
    chats: found.flatMap(({ conversation, lastMessage }) => {
      const profile = profiles.get(conversation.other);
      if (!profile) return [];
      return [
        {
          conversation: { id: conversation.id },
          profile,
          num_unread_messages: conversation.unread,
          last_message: deps.presentMessage(lastMessage),
          read_up_to: conversation.readByOtherUpTo,
          draft: conversation.draft,
        },
      ];
    }),
  });
}
