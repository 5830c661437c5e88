import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import { messageStored } from '../contract/events.ts';
import type { Message } from '../contract/message.ts';
import type { PresentMessage } from './present-message.ts';

export interface TellDeps {
  readonly live: Live;
  readonly presentMessage: PresentMessage;
  /** Somebody was written to, and may not look. */
  readonly messageArrived: (recipient: UserId) => void;
}

interface News {
  readonly conversation: number;
  /** Null: the message is not theirs to see. */
  readonly recipient: UserId | null;
  readonly message: Message;
}

/**
 * After the commit: every browser of the recipient, and those of the sender's, learn of the message; but not the one
 * whose socket it came on, which learns it from its answer.
 */
export function tellMessage({ live, messageArrived }: TellDeps, { conversation, recipient, message }: News, socket?: LiveSender): void {
  const sender = userId(message.sender);
  live.publish(messageStored, recipient === null ? [sender] : [recipient, sender], { conversation, message }, socket);
  if (recipient !== null) messageArrived(recipient);
}
