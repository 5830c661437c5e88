import { dataKey } from '#platform/web/data/data-key.ts';
import type { Member } from '#features/members/contract/member.ts';

/** A message that was held for lack of credits and has been sent since, in this browser. */
export interface SentMessage {
  readonly id: number;
  readonly conversation: number;
  readonly to: Pick<Member, 'name' | 'main_image'>;
  /** Empty for an attachment alone. */
  readonly text: string;
  /** ISO 8601 in UTC, by the server. */
  readonly sent_at: string;
}

/** The chat writes them, oldest first; the page of an order shows those that its credits have paid for. */
export const sentMessagesKey = dataKey<readonly SentMessage[]>('sent-messages');
