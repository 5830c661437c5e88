import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Money } from '#platform/contract/money.ts';
import { LikesBetween } from '#features/likes/contract/endpoints.ts';
import { Member } from '#features/members/contract/member.ts';
import { photoErrors } from '#features/photos/contract/errors.ts';
import { chatErrors } from './errors.ts';
import { gifts } from './gifts.ts';
import { ChatImage, Gif, Message } from './message.ts';
import { reactions } from './reactions.ts';
import { searchLength } from './rules.ts';

/** In UTF-16 code units; the site's limit for messages is lower. */
const maxTextLength = 20_000;

/** The recipient: a conversation, or a member with whom there may be no conversation yet. */
const To = { conversation: Type.Optional(Id), profile: Type.Optional(Id) };

/** The price of a message; what it is in money follows from the sender's purse. 0 before the sender's activation. */
export const MessageCost = Type.Object({ credits: Type.Integer() });

/**
 * One conversation by its id or by the other member's profile id (`profile`), newest messages last. `before`, `after` and
 * `around` are message ids: the page above the message, below it, or with the message in the middle. When there is no
 * conversation with `profile` yet, `conversation` is null and there are no messages.
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
    /** There are older messages before the first. */
    more: Type.Boolean(),
    /** There are newer messages after the last. Only true with `after` or `around`. */
    more_below: Type.Boolean(),
    /** What was liked before the first message. Null with `before`, `after` and `around`. */
    likes: LikesBetween,
    num_unread_messages: Type.Integer(),
    read_up_to: Type.Integer(),
    /** The viewer has written to the other member before. */
    answered: Type.Boolean(),
    draft: Type.String(),
    cost: MessageCost,
    /** The price of a picture, with or without text. */
    image_cost: MessageCost,
    credits: Type.Integer(),
  }),
  errors: {},
});

/** The member who has answered the viewer last, in a conversation that the viewer started; null for nobody yet. */
export const getAnswer = endpoint({
  method: 'GET',
  path: 'answer.php',
  access: 'member',
  reply: Type.Object({ profile: Nullable(Member) }),
  errors: {},
});

/**
 * Sends a text, an uploaded picture (`image`) or a GIF (its id); pictures and GIFs may come with a text. Charged once, in the
 * transaction that stores the message; a repeated call with the same client_id returns the first result. The same body can
 * be sent over the live socket as the frame `send`, whose reply is `sent` or `refused`.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: 'chat.php',
  access: 'member',
  limit: 240,
  body: Type.Object({
    ...To,
    client_id: ClientId,
    text: Type.String({ maxLength: maxTextLength }),
    image: Type.Optional(Id),
    gif: Type.Optional(Gif.properties.id),
    /** Id of an earlier message of the conversation that this one answers. */
    quoted: Type.Optional(Id),
  }),
  reply: Type.Object({ conversation: Id, message: Message, credits: Type.Integer() }),
  errors: errorsOf(
    chatErrors,
    'not_enough_credits',
    'premium_required',
    'monthly_limit_reached',
    'spending_frozen',
    'message_too_long',
    'message_empty',
    'image_gone',
    'gif_unknown',
    'quoted_gone',
    'links_not_yet',
    'too_many_new_conversations',
    'activation_required',
  ),
});

/** Uploads a picture for a recipient; it is charged when it is sent. Repeated calls with the same client_id return the same picture. */
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

/** Searches GIFs; without `q`, popular ones. `provider` is named in the page when its terms require it. */
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

/** Messages of a conversation that contain every word of `q`, ignoring case and accents, newest first. `before`: a message id, for older pages. */
export const searchChat = endpoint({
  method: 'GET',
  path: 'chat-search.php',
  access: 'member',
  limit: 120,
  query: Type.Object({
    conversation: Id,
    q: Type.String({ minLength: searchLength.min, maxLength: searchLength.max }),
    before: Type.Optional(Id),
  }),
  reply: Type.Object({ messages: Type.Array(Message), total: Type.Integer(), more: Type.Boolean() }),
  errors: {},
});

/** Saves the draft to a recipient; an empty text deletes it. A draft written earlier than the saved one is ignored. */
export const putDraft = endpoint({
  method: 'PUT',
  path: 'chat-draft.php',
  access: 'member',
  limit: 240,
  body: Type.Object({ ...To, text: Type.String({ maxLength: maxTextLength }), written_at: Instant }),
  reply: Done,
  errors: {},
});

export const ChatSettings = Type.Object({
  /** Read receipts. When false, the member neither sends nor sees them. */
  read_marks: Type.Boolean(),
  /** Spending limit in credits per calendar month of the site's time zone; null for no limit. */
  monthly_limit: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Credits spent in the current month, less those given back. */
  month_spent: Type.Integer(),
  /** What they cost, by currency; nothing for credits that were a gift. */
  month_money: Type.Array(Money),
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

/** The available gifts. Each costs the site's `gift_credits`. */
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

/** Sends a message with a gift, under the rules for messages, for the site's `gift_credits`. A text with it is free. */
export const sendGift = endpoint({
  method: 'POST',
  path: 'gift.php',
  access: 'member',
  limit: 120,
  body: Type.Object({
    ...To,
    client_id: ClientId,
    gift: OneOf(gifts),
    text: Type.Optional(Type.String({ maxLength: maxTextLength })),
  }),
  reply: Type.Object({ conversation: Id, message: Message, credits: Type.Integer() }),
  errors: errorsOf(
    chatErrors,
    'not_enough_credits',
    'premium_required',
    'monthly_limit_reached',
    'spending_frozen',
    'message_too_long',
    'links_not_yet',
    'too_many_new_conversations',
    'activation_required',
  ),
});

/** Marks the other member's messages up to this one as read. Never moves back. */
export const markRead = endpoint({
  method: 'PUT',
  path: 'chat.php',
  access: 'member',
  limit: 600,
  body: Type.Object({ conversation: Id, read_up_to: Id }),
  reply: Type.Object({ num_unread_messages: Type.Integer() }),
  errors: {},
});

/**
 * The viewer's reaction to a message that they received; null takes it back. Free of charge, and nobody is notified of it.
 * The own messages, and those of a conversation that the viewer has removed, are `not_found`.
 */
export const putReaction = endpoint({
  method: 'PUT',
  path: 'reaction.php',
  access: 'member',
  limit: 120,
  body: Type.Object({ message: Id, reaction: Nullable(OneOf(reactions)) }),
  reply: Done,
  errors: {},
});

/** Removes the conversation for the viewer. It reappears with the other member's next message. */
export const deleteChat = endpoint({
  method: 'DELETE',
  path: 'chat.php',
  access: 'member',
  body: Type.Object({ conversation: Id }),
  reply: Done,
  errors: {},
});

/** Undoes the last removal within `restoreWindow`. Messages received since then stay. Idempotent. */
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
