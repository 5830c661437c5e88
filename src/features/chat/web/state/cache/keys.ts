import { dataKey } from '#platform/web/data/data-key.ts';
import type { ChatEntry } from '../../../contract/chats.ts';

/** The list of conversations. */
export const chatsKey = dataKey<ChatEntry[]>('chats');
/** All open conversations; each is kept under its `ChatRef`. */
export const conversationsKey = ['chat'] as const;
/** Conversations beyond the list, kept under the id below which they begin. */
export const olderChatsKey = ['older-chats'] as const;
