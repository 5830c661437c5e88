import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Money } from '#platform/contract/money.ts';
import { Member } from '#features/members/contract/member.ts';
import { photoErrors } from '#features/photos/contract/errors.ts';
import { chatErrors } from './errors.ts';
import { gifts } from './gifts.ts';
import { ChatImage, Gif, Message } from './message.ts';
import { searchLength } from './rules.ts';

const longestText = 20_000;

/** Whom it is for: a conversation, or a member, with whom there may be none yet. */
const To = { conversation: Type.Optional(Id), profile: Type.Optional(Id) };

/** What the next message costs, so that it can stand beside Send. */
export const MessageCost = Type.Object({ credits: Type.Integer(), money: Nullable(Money) });

/**
 * One conversation, by its own id or by the member's (`profile`), newest messages last. `before` a message id: the page
 * above it; `after`: the page below it; `around`: the page in whose middle it is. With `profile` and no conversation yet:
 * conversation null, no messages.
 */
export const getChat = endpoint({
  method: 'GET',
  path: 'chat.php',
  access: 'member',
  query: Type.Object({ ...To, before: Type.Optional(Id), after: Type.Optional(Id), around: Type.Optional(Id) }),
  reply: Type.Object({
    conversation: Nullable(Id),
    profile: Member,
    messages: Type.Array(Message),
    /** There are older messages above the first. */
    more: Type.Boolean(),
    /** There are newer messages below the last: only after `after` and `around`. */
    more_below: Type.Boolean(),
    num_unread_messages: Type.Integer(),
    read_up_to: Type.Integer(),
    /** The viewer has written to the other side before. */
    answered: Type.Boolean(),
    draft: Type.String(),
    cost: MessageCost,
    /** What a picture costs, with or without words. */
    image_cost: MessageCost,
    credits: Type.Integer(),
  }),
  errors: {},
});

/**
 * Send words, a picture that was uploaded before (`image`) or a GIF (its id), each with words or without. Charged once, in
 * the transaction that stores the message; the same client_id answers the first result again. Over the live socket the
 * same body goes as the frame `send` and is answered by `sent` or `refused`.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: 'chat.php',
  access: 'member',
  limit: 240,
  body: Type.Object({
    ...To,
    client_id: ClientId,
    text: Type.String({ maxLength: longestText }),
    image: Type.Optional(Id),
    gif: Type.Optional(Gif.properties.id),
  }),
  reply: Type.Object({ conversation: Id, message: Message, credits: Type.Integer() }),
  errors: errorsOf(
    chatErrors,
    'not_enough_credits',
    'premium_required',
    'monthly_limit_reached',
    'message_too_long',
    'message_empty',
    'image_gone',
    'gif_unknown',
    'links_not_yet',
    'too_many_new_conversations',
    'activation_required',
  ),
});

/** Uploads a picture for a member whom the viewer may write to; it costs nothing until it is sent. The same client_id is one picture. */
export const uploadChatImage = endpoint({
  method: 'POST',
  path: 'chat-image.php',
  access: 'member',
  limit: 60,
  upload: true,
  body: Type.Object({ client_id: ClientId, ...To }),
  reply: Type.Object({ image: ChatImage }),
  errors: errorsOf(
    photoErrors,
    'photo_missing',
    'photo_banned',
    'photo_type_unsupported',
    'photo_unreadable',
    'photo_too_many_pixels',
    'photo_too_small',
  ),
});

/** GIFs for a word, or those that are liked most. Who provides them is named beside them where they ask for it. */
export const getGifs = endpoint({
  method: 'GET',
  path: 'gifs.php',
  access: 'member',
  limit: 240,
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  reply: Type.Object({ gifs: Type.Array(Gif), more: Type.Boolean(), provider: OneOf(['leaf', 'giphy']) }),
  errors: {},
});

/** How a first message to this member might begin, in the viewer's language; first what both of them like. */
export const getIcebreakers = endpoint({
  method: 'GET',
  path: 'icebreakers.php',
  access: 'member',
  query: Type.Object({ profile: Id }),
  reply: Type.Object({ icebreakers: Type.Array(Type.String()) }),
  errors: {},
});

/** Messages of a conversation that hold every word of the text, newest first, whatever its case and accents; `before` a message id: those above it. */
export const searchChat = endpoint({
  method: 'GET',
  path: 'chat-search.php',
  access: 'member',
  limit: 120,
  query: Type.Object({
    conversation: Id,
    q: Type.String({ minLength: searchLength.least, maxLength: searchLength.most }),
    before: Type.Optional(Id),
  }),
  reply: Type.Object({ messages: Type.Array(Message), total: Type.Integer(), more: Type.Boolean() }),
  errors: {},
});

/** Keeps what is written and not sent; an empty text forgets it. What was written earlier than what is kept changes nothing. */
export const putDraft = endpoint({
  method: 'PUT',
  path: 'chat-draft.php',
  access: 'member',
  limit: 240,
  body: Type.Object({ ...To, text: Type.String({ maxLength: longestText }), written_at: Instant }),
  reply: Done,
  errors: {},
});

export const ChatSettings = Type.Object({
  /** False: nobody is told what this member has read, and this member is told it of nobody. */
  read_marks: Type.Boolean(),
  /** Credits in a calendar month of the site's time zone; null: no limit of one's own. */
  monthly_limit: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Credits spent in this month. */
  month_spent: Type.Integer(),
  /** When the next month begins. */
  month_ends: Instant,
});
export type ChatSettings = Static<typeof ChatSettings>;

export const getChatSettings = endpoint({
  method: 'GET',
  path: 'chat-settings.php',
  access: 'member',
  reply: ChatSettings,
  errors: {},
});

export const putChatSettings = endpoint({
  method: 'PUT',
  path: 'chat-settings.php',
  access: 'member',
  limit: 60,
  body: Type.Object(
    {
      read_marks: Type.Optional(ChatSettings.properties.read_marks),
      monthly_limit: Type.Optional(ChatSettings.properties.monthly_limit),
    },
    { minProperties: 1, additionalProperties: false },
  ),
  reply: ChatSettings,
  errors: {},
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
    ...To,
    client_id: ClientId,
    gift: OneOf(gifts),
    text: Type.Optional(Type.String({ maxLength: longestText })),
  }),
  reply: Type.Object({ conversation: Id, message: Message, credits: Type.Integer() }),
  errors: errorsOf(
    chatErrors,
    'not_enough_credits',
    'premium_required',
    'monthly_limit_reached',
    'message_too_long',
    'links_not_yet',
    'too_many_new_conversations',
    'activation_required',
  ),
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

/** Takes the last removal back, for a moment; what has been for the viewer since stays. Twice is once. */
export const restoreChat = endpoint({
  method: 'POST',
  path: 'chat-restore.php',
  access: 'member',
  limit: 60,
  body: Type.Object({ conversation: Id }),
  reply: Done,
  errors: errorsOf(chatErrors, 'restore_too_late'),
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
