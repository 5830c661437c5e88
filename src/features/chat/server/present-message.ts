import type { Message } from '../contract/message.ts';
import type { MessageRow } from './chat-repo.ts';

export const presentMessage = ({ id, sender, clientId, text, gift, sentAt }: MessageRow): Message => ({
  id,
  sender,
  client_id: clientId,
  text,
  gift,
  sent_at: sentAt.toISOString(),
});
