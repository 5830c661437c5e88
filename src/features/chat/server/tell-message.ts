import type { UserId } from '#platform/contract/ids.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { messageStored } from '../contract/events.ts';
import type { MessageRow } from './chat-repo.ts';
import { presentMessage } from './present-message.ts';

export interface TellDeps {
  readonly live: Live;
  /** Somebody was written to, and may not look. */
  readonly messageArrived: (recipient: UserId) => void;
}

interface News {
  readonly conversation: number;
  /** Null: the message is not theirs to see. */
  readonly recipient: UserId | null;
  readonly message: MessageRow;
}

/** After the commit: every browser of the recipient, and those of the sender's, learn of the message. */
export function tellMessage({ live, messageArrived }: TellDeps, { conversation, recipient, message }: News): void {
  const to = recipient === null ? [message.sender] : [recipient, message.sender];
  live.publish(messageStored, to, { conversation, message: presentMessage(message) });
  if (recipient !== null) messageArrived(recipient);
}
