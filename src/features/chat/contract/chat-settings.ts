import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Instant, Nullable } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';

export const ChatSettings = Type.Object({
  /** Read receipts. When false, the member neither sends nor sees them. */
  read_marks: Type.Boolean(),
  /** Spending limit in credits per calendar month of the site's time zone; null for no limit. */
  monthly_limit: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Credits spent in the current month, less those given back. */
  month_spent: Type.Integer(),
  /** The value of those credits by currency. Gift credits have no value. */
  month_money: Type.Array(Money),
  /** When the next month begins. */
  month_ends: Instant,
});
export type ChatSettings = Static<typeof ChatSettings>;

export const getChatSettings = endpoint({
  method: 'GET',
  path: 'chat-settings.php',
  about: "The member's settings for conversations, and what this month has cost so far.",
  access: 'member',
  reply: ChatSettings,
  errors: {},
});

export const putChatSettings = endpoint({
  method: 'PUT',
  path: 'chat-settings.php',
  about: 'Changes the given settings and leaves the others as they are. Returns all of them.',
  access: 'member',
  limit: 60,
  body: Type.Object(
    {
      read_marks: Type.Optional(ChatSettings.properties.read_marks),
      monthly_limit: Type.Optional(ChatSettings.properties.monthly_limit),
    },
    { minProperties: 1 },
  ),
  reply: ChatSettings,
  errors: {},
});
