import * as Type from 'typebox';
import { Id } from '#platform/contract/endpoint.ts';
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
