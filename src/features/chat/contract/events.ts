import * as Type from 'typebox';
import { ClientId, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { liveEvent } from '#platform/contract/live/live-event.ts';
import { Message } from './message.ts';
import { reactions } from './reactions.ts';

/**
 * A message was stored. Sent to every browser of both members. A reconnecting browser names the newest id that it has. The
 * event may arrive more than once, and after newer messages of other conversations: browsers deduplicate by id.
 */
export const messageStored = liveEvent('message', Type.Object({ conversation: Id, message: Message }));

/** `profile` is typing. */
export const typingNow = liveEvent('typing', Type.Object({ conversation: Id, profile: Id }));

/** `profile` has read everything up to the message. */
export const readUpTo = liveEvent('read', Type.Object({ conversation: Id, profile: Id, read_up_to: Id }));

/** The reply to the frame `read`, on the same socket: the content of the frame and of the reply of `PUT chat.php`. */
export const readMarked = liveEvent('marked', Type.Object({ conversation: Id, read_up_to: Id, num_unread_messages: Type.Integer() }));

/** The recipient of the message has reacted to it, or has taken the reaction back (null). */
export const reacted = liveEvent('reaction', Type.Object({ conversation: Id, message: Id, reaction: Nullable(OneOf(reactions)) }));

/** The browser should reload the conversations: it missed too many messages, or a conversation was removed or restored. */
export const chatReset = liveEvent('reset', Type.Null());

/** A draft changed in another browser of the same member. `profile` is the recipient. */
export const draftChanged = liveEvent('draft', Type.Object({ profile: Id, text: Type.String(), written_at: Instant }));

/** Replies to the frame `send`, on the same socket, with the content of a reply of chat.php. */
export const messageSent = liveEvent(
  'sent',
  Type.Object({ client_id: ClientId, conversation: Id, message: Message, credits: Type.Integer() }),
);
export const messageRefused = liveEvent(
  'refused',
  Type.Object({
    client_id: ClientId,
    /** As over HTTP. 429 and 5xx may be retried, after `retry_after` seconds when it is given. */
    status: Type.Integer(),
    retry_after: Type.Optional(Type.Integer()),
    error: Type.Object({ code: Type.String(), params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])) }),
  }),
);
