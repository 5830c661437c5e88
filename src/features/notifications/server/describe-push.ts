import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { findNewestLine, findUnread, type UnreadConversation } from '#features/chat/server/index.ts';
import { findUnseenLikes } from '#features/likes/server/index.ts';
import type { Describe, Preview } from '#features/push/server/index.ts';

/** Reads the unseen items when the push is sent, so that it leaves out items seen in the meantime and keeps the badge count right. */
export const createDescribe =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Describe =>
  async (user, subject, { preview }) => {
    const conversations = await findUnread(db, user);
    const likes = await findUnseenLikes(db, user, { after: 0, upTo: clock.now().getTime() });
    const messages = conversations.reduce((sum, conversation) => sum + conversation.unread, 0);
    const rest = { also: [], unread: messages + likes.count, preview: null };
    switch (subject.kind) {
      case 'conversation': {
        const found = conversations.find(({ id }) => id === subject.conversation);
        return found ? { ...rest, ...ofConversation(found), preview: preview ? await loadPreview(db, user, found.id) : null } : null;
      }
      case 'messages':
        return messages > 0 ? { ...rest, kind: 'messages', params: { messages, members: conversations.length }, path: '/chats' } : null;
      case 'likes':
        return likes.count > 0 ? { ...rest, ...ofLikes(likes) } : null;
      case 'photo':
        return { ...rest, kind: 'photo', params: {}, path: '/profile' };
      case 'week':
        return { ...rest, kind: 'week', params: {}, path: '/members' };
    }
  };

function ofConversation({ id, other, from, unread }: UnreadConversation) {
  return { kind: 'conversation', params: { from, messages: unread }, path: `/chats/${id}`, also: [`/members/${other}/chat`] } as const;
}

function ofLikes({ count, from, mutual }: { readonly count: number; readonly from: string; readonly mutual: boolean }) {
  return count === 1 && mutual
    ? ({ kind: 'match', params: { from }, path: '/likes/matches' } as const)
    : ({ kind: 'likes', params: { from, likes: count }, path: '/likes' } as const);
}

async function loadPreview(db: Db, user: UserId, conversation: number): Promise<Preview | null> {
  const message = await findNewestLine(db, user, conversation);
  if (message === null) return null;
  return message.text !== '' || message.kind === 'text' ? { text: message.text } : { kind: message.kind };
}
