import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import { messageStored } from '../../contract/events.ts';
import type { Message } from '../../contract/message.ts';
import type { PresentMessage } from './present-message.ts';

export interface PublishDeps {
  readonly live: Live;
  readonly presentMessage: PresentMessage;
  /** A member received a message, of which they may have to be notified. */
  readonly messageArrived: (recipient: UserId) => void;
}

interface PublishedMessage {
  readonly conversation: number;
  /** Null when the recipient may not see the message. */
  readonly recipient: UserId | null;
  readonly message: Message;
  /** The recipient has removed the quoted message, so it must be shown to them as gone. */
  readonly quoteRemoved?: boolean;
}

/**
 * Publishes a stored message to all browsers of the recipient and the sender, except to `socket`, on which it was sent and
 * which gets it in the reply. Must be called after the commit.
 */
export function publishMessage(
  { live, messageArrived }: PublishDeps,
  { conversation, recipient, message, quoteRemoved = false }: PublishedMessage,
  socket?: LiveSender,
): void {
  const sender = userId(message.sender);
  if (recipient !== null && quoteRemoved && message.quote !== null) {
    const quote = { ...message.quote, content: null };
    live.publish(messageStored, [recipient], { conversation, message: { ...message, quote } });
    live.publish(messageStored, [sender], { conversation, message }, socket);
  } else live.publish(messageStored, recipient === null ? [sender] : [recipient, sender], { conversation, message }, socket);
  if (recipient !== null) messageArrived(recipient);
}
