import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, Nullable } from '#platform/contract/endpoint.ts';
import { Member } from '#features/members/contract/member.ts';
import { Message } from './message.ts';
import { maxChats } from './rules.ts';

export const ChatEntry = Type.Object({
  conversation: Type.Object({ id: Id }),
  profile: Member,
  num_unread_messages: Type.Integer({ minimum: 0 }),
  last_message: Nullable(Message),
  /** Id of the newest of the viewer's messages that the other member has read; 0 for none, or without read receipts. */
  read_up_to: Type.Integer(),
  /** The viewer's unsent text; empty for none. */
  draft: Type.String(),
});
export type ChatEntry = Static<typeof ChatEntry>;

export const getChats = endpoint({
  method: 'GET',
  path: 'chats.php',
  about: `The viewer's conversations, newest first, at most ${maxChats}. \`before\`: only those whose newest message has a lower id.`,
  access: 'member',
  revalidated: true,
  query: Type.Object({ before: Type.Optional(Id) }),
  reply: Type.Object({ chats: Type.Array(ChatEntry) }),
  errors: {},
});
