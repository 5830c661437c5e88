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
