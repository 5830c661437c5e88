import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { decidedErrors, errorsOf, switchedOffErrors } from '#platform/contract/errors.ts';
import { LikesBetween } from '#features/likes/contract/endpoints.ts';
import { LastActive, Member } from '#features/members/contract/member.ts';
import { photoErrors } from '#features/photos/contract/errors.ts';
import { chatErrors } from './errors.ts';
import { gifts } from './gifts.ts';
import { ChatImage, Gif, Message } from './message.ts';
import { reactions } from './reactions.ts';
import { restoreWindow, searchLength } from './rules.ts';

/** In UTF-16 code units; the site's limit for messages is lower. */
const maxTextLength = 20_000;

/** The recipient: a conversation, or a member with whom there may be no conversation yet. */
const To = { conversation: Type.Optional(Id), profile: Type.Optional(Id) };

/** The price of a message; what it is in money follows from the sender's spendable credits. 0 before the sender's activation. */
export const MessageCost = Type.Object({ credits: Type.Integer() });

export const getChat = endpoint({
  method: 'GET',
  path: 'chat.php',
  about:
    "One page of a conversation, found by its id or by the other member's (`profile`), newest messages last. `before`, `after` and `around` are message ids: the page above that message, below it, or around it. Without any of them the conversation is opened, which marks what the page shows as read, unless `peek` is true; `num_unread_messages` is the number before. Without a conversation, `conversation` is null and there are no messages.",
  access: 'member',
  query: Type.Object({
    ...To,
    before: Type.Optional(Id),
    after: Type.Optional(Id),
    around: Type.Optional(Id),
    /** True: does not mark the messages as read. The site's own page marks messages itself once they have been on the screen. */
    peek: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({
    conversation: Nullable(Id),
    profile: Member,
    /** When the other member was last active. */
    last_active: LastActive,
    messages: Type.Array(Message),
    /** There are older messages before the first. */
    more: Type.Boolean(),
    /** There are newer messages after the last. Only true with `after` or `around`. */
    more_below: Type.Boolean(),
    /** What the two members liked of each other before the first message. Null with `before`, `after` and `around`. */
    likes: LikesBetween,
    num_unread_messages: Type.Integer(),
    read_up_to: Type.Integer(),
    /** The viewer has written to the other member before. */
    answered: Type.Boolean(),
    draft: Type.String(),
    cost: MessageCost,
    /** The price of an image, with or without text. */
    image_cost: MessageCost,
    credits: Type.Integer(),
  }),
  errors: {},
});

export const getLatestReplier = endpoint({
  method: 'GET',
  path: 'answer.php',
  about: 'The member who last answered in a conversation that the viewer started; null for nobody yet.',
  access: 'member',
  reply: Type.Object({ profile: Nullable(Member) }),
  errors: {},
});

/** Charged in the transaction that stores the message. The live socket takes the same body as the frame `send`; its reply is `sent` or `refused`. */
export const sendMessage = endpoint({
  method: 'POST',
  path: 'chat.php',
  about:
    'Sends a text, an uploaded image (`image`) or a GIF (its id), the latter two with a text or without. Charged once: a repeated call with the same `client_id` returns the first result. `credits` is the balance afterwards.',
  access: 'member',
  needsTerms: true,
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
  errors: {
    ...errorsOf(
      chatErrors,
      'not_enough_credits',
      'premium_required',
      'monthly_limit_reached',
      'spending_frozen',
      'message_too_long',
      'message_blocked',
      'message_empty',
      'image_gone',
      'gif_unknown',
      'quoted_gone',
      'links_not_yet',
      'too_many_new_conversations',
      'activation_required',
    ),
    ...errorsOf(decidedErrors, 'restricted'),
    ...switchedOffErrors,
  },
});

export const uploadChatImage = endpoint({
  method: 'POST',
  path: 'chat-image.php',
  about:
    'Uploads an image for a recipient; it is charged when it is sent. A repeated call with the same `client_id` returns the same image.',
  access: 'member',
  needsTerms: true,
  limit: 60,
  upload: true,
  body: Type.Object({ client_id: ClientId, ...To }),
  reply: Type.Object({ image: ChatImage }),
  errors: {
    ...errorsOf(
      photoErrors,
      'photo_missing',
      'photo_banned',
      'photo_type_unsupported',
      'photo_heic',
      'photo_unreadable',
      'photo_too_many_pixels',
      'photo_too_small',
      'photo_too_narrow',
    ),
    ...errorsOf(decidedErrors, 'restricted'),
    ...switchedOffErrors,
  },
});

export const getGifs = endpoint({
  method: 'GET',
  path: 'gifs.php',
  about: 'Searches GIFs; without `q`, popular ones. Name the `provider` beside them where its terms require it.',
  access: 'member',
  limit: 240,
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  reply: Type.Object({ gifs: Type.Array(Gif), more: Type.Boolean(), provider: OneOf(['leaf', 'giphy']) }),
  errors: {},
});

export const searchChat = endpoint({
  method: 'GET',
  path: 'chat-search.php',
  about:
    'Messages of a conversation that contain every word of `q`, ignoring case and accents, newest first. `before` is a message id, for older pages.',
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

/** Ms. */
const Age = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const putDraft = endpoint({
  method: 'PUT',
  path: 'chat-draft.php',
  about:
    "Saves the unsent text to a recipient for all of the member's devices; an empty text deletes it. A draft written earlier than the saved one is ignored: `age` says how many milliseconds ago this one was typed, and is 0 when left out. `written_at` of the body is not used any more, because clocks of devices are wrong; that of the reply is the server's.",
  access: 'member',
  limit: 240,
  body: Type.Object({
    ...To,
    text: Type.String({ maxLength: maxTextLength }),
    age: Type.Optional(Age),
    written_at: Type.Optional(Instant),
  }),
  reply: Type.Object({ done: Type.Literal(true), written_at: Instant }),
  errors: {},
});

export const getGifts = endpoint({
  method: 'GET',
  path: 'gifts.php',
  about: "The gifts on offer with their price in credits, and the member's balance.",
  access: 'member',
  reply: Type.Object({
    gifts: Type.Array(Type.Object({ gift: OneOf(gifts), cost: MessageCost })),
    credits: Type.Integer(),
  }),
  errors: {},
});

export const sendGift = endpoint({
  method: 'POST',
  path: 'gift.php',
  about:
    'Sends a message with a gift, under the rules for messages. A text with it is free. A repeated call with the same `client_id` returns the first result.',
  access: 'member',
  needsTerms: true,
  limit: 120,
  body: Type.Object({
    ...To,
    client_id: ClientId,
    gift: OneOf(gifts),
    text: Type.Optional(Type.String({ maxLength: maxTextLength })),
    /** The price that the sender has seen, from `gifts.php`: it is never sent for another one. */
    cost: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  reply: Type.Object({ conversation: Id, message: Message, credits: Type.Integer() }),
  errors: {
    ...errorsOf(
      chatErrors,
      'not_enough_credits',
      'premium_required',
      'monthly_limit_reached',
      'spending_frozen',
      'message_too_long',
      'message_blocked',
      'links_not_yet',
      'too_many_new_conversations',
      'activation_required',
      'gift_gone',
      'gift_price_changed',
    ),
    ...errorsOf(decidedErrors, 'restricted'),
    ...switchedOffErrors,
  },
});

export const markRead = endpoint({
  method: 'PUT',
  path: 'chat.php',
  about: "Marks the other member's messages up to this one as read; never moves back. Returns how many are still unread.",
  access: 'member',
  limit: 600,
  body: Type.Object({ conversation: Id, read_up_to: Id }),
  reply: Type.Object({ num_unread_messages: Type.Integer() }),
  errors: {},
});

export const putReaction = endpoint({
  method: 'PUT',
  path: 'reaction.php',
  about:
    "The viewer's reaction to a message they received; null takes it back. It costs nothing and notifies nobody. The viewer's own messages are `not_found`.",
  access: 'member',
  needsTerms: true,
  limit: 120,
  body: Type.Object({ message: Id, reaction: Nullable(OneOf(reactions)) }),
  reply: Done,
  errors: {},
});

export const deleteChat = endpoint({
  method: 'DELETE',
  path: 'chat.php',
  about:
    "Removes the conversation for the viewer alone. It reappears with the other member's next message. With `up_to`, the newest message that was shown, repeating the call changes nothing.",
  access: 'member',
  body: Type.Object({ conversation: Id, up_to: Type.Optional(Id) }),
  reply: Done,
  errors: {},
});

export const restoreChat = endpoint({
  method: 'POST',
  path: 'chat-restore.php',
  about: `Undoes the last removal, for ${restoreWindow / 1000} seconds. Messages received since then stay. Repeating the call changes nothing.`,
  access: 'member',
  limit: 60,
  body: Type.Object({ conversation: Id }),
  reply: Done,
  errors: errorsOf(chatErrors, 'restore_too_late'),
});

export const typing = endpoint({
  method: 'POST',
  path: 'typing.php',
  about: 'Tells the other member of a conversation that the viewer is typing. It wears off after a moment, so repeat it while they type.',
  access: 'member',
  limit: 240,
  body: Type.Object({ conversation: Id }),
  reply: Done,
  errors: {},
});
