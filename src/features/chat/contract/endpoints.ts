import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Money } from '#platform/contract/money.ts';
import { Member } from '#features/members/contract/member.ts';
import { chatErrors } from './errors.ts';
import { gifts } from './gifts.ts';
import { Message } from './message.ts';

export const ChatEntry = Type.Object({
  conversation: Type.Object({ id: Id }),
  profile: Member,
  num_unread_messages: Type.Integer({ minimum: 0 }),
  last_message: Nullable(Message),
  /** Newest of the viewer's messages that the other side has read; 0 for none. */
  read_up_to: Type.Integer(),
});
export type ChatEntry = Static<typeof ChatEntry>;

/** The viewer's conversations, newest first. */
export const getChats = endpoint({
  method: 'GET',
  path: 'chats.php',
  access: 'member',
  reply: Type.Object({ chats: Type.Array(ChatEntry) }),
  errors: {},
});

/** What the next message costs, so that it can stand beside Send. */
export const MessageCost = Type.Object({ credits: Type.Integer(), money: Nullable(Money) });

/**
 * One conversation, by its own id or by the member's (`profile`), newest messages last. `before` a message id: the page
 * above it. With `profile` and no conversation yet: conversation null, no messages.
 */
export const getChat = endpoint({
  method: 'GET',
  path: 'chat.php',
  access: 'member',
  query: Type.Object({ conversation: Type.Optional(Id), profile: Type.Optional(Id), before: Type.Optional(Id) }),
  reply: Type.Object({
    conversation: Nullable(Id),
    profile: Member,
    messages: Type.Array(Message),
    /** There are older messages above the first. */
    more: Type.Boolean(),
    num_unread_messages: Type.Integer(),
    read_up_to: Type.Integer(),
    cost: MessageCost,
    credits: Type.Integer(),
  }),
  errors: {},
});

/** Send. Charged once, in the transaction that stores the message; the same client_id answers the first result again. */
export const sendMessage = endpoint({
  method: 'POST',
  path: 'chat.php',
  access: 'member',
  limit: 240,
  body: Type.Object({
    conversation: Type.Optional(Id),
    profile: Type.Optional(Id),
    client_id: ClientId,
    text: Type.String({ maxLength: 20_000 }),
  }),
  reply: Type.Object({ conversation: Id, message: Message, credits: Type.Integer() }),
  errors: errorsOf(chatErrors, 'not_enough_credits', 'premium_required', 'message_too_long', 'message_empty', 'activation_required'),
});

/** What may be given, each for the site's `gift_credits`. */
export const getGifts = endpoint({
  method: 'GET',
  path: 'gifts.php',
  access: 'member',
  reply: Type.Object({
    gifts: Type.Array(Type.Object({ gift: OneOf(gifts), cost: MessageCost })),
    credits: Type.Integer(),
  }),
  errors: {},
});

/** Gives: a message with a gift, by the rules of messages, for the site's `gift_credits`; words with it are free. */
export const sendGift = endpoint({
  method: 'POST',
  path: 'gift.php',
  access: 'member',
  limit: 120,
  body: Type.Object({
    conversation: Type.Optional(Id),
    profile: Type.Optional(Id),
    client_id: ClientId,
    gift: OneOf(gifts),
    text: Type.Optional(Type.String({ maxLength: 20_000 })),
  }),
  reply: Type.Object({ conversation: Id, message: Message, credits: Type.Integer() }),
  errors: errorsOf(chatErrors, 'not_enough_credits', 'premium_required', 'message_too_long', 'activation_required'),
});

/** Everything of the other side up to this message was seen. Never goes back. */
export const markRead = endpoint({
  method: 'PUT',
  path: 'chat.php',
  access: 'member',
  limit: 600,
  body: Type.Object({ conversation: Id, read_up_to: Id }),
  reply: Type.Object({ num_unread_messages: Type.Integer() }),
  errors: {},
});

/** Removes the conversation for the viewer; it comes back with the next message of the other side. */
export const deleteChat = endpoint({
  method: 'DELETE',
  path: 'chat.php',
  access: 'member',
  body: Type.Object({ conversation: Id }),
  reply: Done,
  errors: {},
});

export const typing = endpoint({
  method: 'POST',
  path: 'typing.php',
  access: 'member',
  limit: 240,
  body: Type.Object({ conversation: Id }),
  reply: Done,
  errors: {},
});
