/** Conversations that a free member may start (specification §6). */
export const freeConversations = 2;

/** Conversations in the list: the newest. Older ones come back to it with their next message. */
export const mostChats = 500;

/** Messages in one page of a conversation. */
export const messagePageSize = 40;

/** After this long without a sign the typing indicator goes, in ms. */
export const typingFor = 2000;

/** Messages that may wait in one conversation until their sender's account is activated. */
export const waitingMessages = 3;

/** How long an account is new: fewer conversations, no links (trust). */
export const newAccountHours = 48;

/** Conversations that a paid member may start with a new account; never fewer than free members may. */
export const newAccountConversations = 5;

/** How long a removed conversation can be brought back, in ms; the page offers it for 5 s. */
export const restoreFor = 60_000;

/** Messages in one page of what was found in a conversation. */
export const searchPageSize = 20;

/** Characters of a text that is looked for. */
export const searchLength = { least: 2, most: 100 } as const;
