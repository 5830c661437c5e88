import * as Type from 'typebox';
import { ClientId, Id, Instant } from '#platform/contract/endpoint.ts';
import { liveEvent } from '#platform/contract/live-event.ts';
import { Message } from './message.ts';

/**
 * A message was stored: told to both sides, on every browser of theirs. Its id is the mark for resuming. It may come more
 * than once, and after later ones of other conversations: browsers know it by its id.
 */
export const messageStored = liveEvent('message', Type.Object({ conversation: Id, message: Message }));

/** `profile` is writing. */
export const typingNow = liveEvent('typing', Type.Object({ conversation: Id, profile: Id }));

/** `profile` has read everything up to the message. */
export const readUpTo = liveEvent('read', Type.Object({ conversation: Id, profile: Id, read_up_to: Id }));

/** Too much was missed to be told one by one: the conversations are to be loaded again. */
export const chatReset = liveEvent('reset', Type.Null());

/** A draft changed in another browser of the same member; `profile` is whom it is to. */
export const draftChanged = liveEvent('draft', Type.Object({ profile: Id, text: Type.String(), written_at: Instant }));

/** Answers to the frame `send`, on the socket that it came on: what chat.php would answer. */
export const messageSent = liveEvent(
  'sent',
  Type.Object({ client_id: ClientId, conversation: Id, message: Message, credits: Type.Integer() }),
);
export const messageRefused = liveEvent(
  'refused',
  Type.Object({
    client_id: ClientId,
    /** As over HTTP; 429 and 5xx may be tried again, after so many seconds when it is given. */
    status: Type.Integer(),
    retry_after: Type.Optional(Type.Integer()),
    error: Type.Object({ code: Type.String(), params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])) }),
  }),
);
