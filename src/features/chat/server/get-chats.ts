import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Members } from '#features/members/server/index.ts';
import type { getChats as endpoint } from '../contract/chats.ts';
import { mostChats } from '../contract/rules.ts';
import { type ChatStore, findConversations } from './chat-repo.ts';
import type { PresentMessage } from './present-message.ts';

export interface ChatsDeps extends ChatStore {
  readonly members: Members;
  readonly presentMessage: PresentMessage;
}

/** Newest first. A conversation whose other side is blocked or gone is not there, and its unread messages do not count. */
export async function getChats(deps: ChatsDeps, viewer: UserId): Promise<Result<ReplyOf<typeof endpoint>>> {
  const { members } = deps;
  const [found, look] = await Promise.all([findConversations(deps, viewer, mostChats), members.lookAs(viewer)]);
  const shown = await members.show(
    look,
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
