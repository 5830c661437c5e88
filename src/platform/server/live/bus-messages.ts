import * as Type from 'typebox';
import { Compile } from 'typebox/compile';
import { busEvent } from './bus-event.ts';

/** The payload that is sent between processes. */
const Messages = Type.Array(Type.Object({ name: Type.String(), data: Type.Unknown() }));
export type Messages = Type.Static<typeof Messages>;
const messages = Compile(Messages);

/** Null for text that is no such payload: any client of the server can send one. */
export function readMessages(text: string): Messages | null {
  try {
    const read: unknown = JSON.parse(text);
    return messages.Check(read) ? read : null;
  } catch {
    return null;
  }
}

/** Tells other processes that events for them could not be sent. */
export const gap = busEvent('bus.gap', Type.Object({}));

/** Characters. A larger event is not sent: receivers learn of the gap. */
export const maxMessage = 1024 * 1024;
