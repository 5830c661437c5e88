import { startOf } from '#platform/contract/text/text.ts';

/** Conversations that a free member may start (specification §6). */
export const freeConversations = 2;

/** The list contains the newest conversations up to this number; older ones are loaded on request. */
export const maxChats = 500;

/** Messages in one page of a conversation. */
export const messagePageSize = 40;

/** Characters of a quoted message. */
const quoteLength = 140;

/** Limit in UTF-16 code units. A quote of characters with many code units has fewer characters. */
export const quoteUnits = 2 * quoteLength;

/** The beginning of a message as it is quoted; never ends within a character. */
export const quotedText = (text: string): string => startOf(text, quoteLength, quoteUnits);

/** The typing indicator disappears this long after the last typing signal, in ms. */
export const typingTimeout = 2000;

/** Messages that may wait in one conversation until their sender activates the account. */
export const waitingMessages = 3;

/** Hours after signup during which an account may start fewer conversations and send no links (trust). */
export const newAccountHours = 48;

/** Conversations that a paid member with a new account may start; never fewer than a free member may. */
export const newAccountConversations = 5;

/** How long a removed conversation can be restored, in ms. The page offers Undo for 5 s. */
export const restoreWindow = 60_000;

/** Messages in one page of search results. */
export const searchPageSize = 20;

/** Length of a search text in characters. */
export const searchLength = { min: 2, max: 100 } as const;

/** Matches above the conversations. */
export const maxNewMatches = 20;
