export { findConversationWith } from './chat-repo.ts';
export { findAllChatImageFiles, findOwnChatImageFiles } from './content/image-data-repo.ts';
export { isShared } from './content/image-repo.ts';
export { giftSource, leastGiftPrice, leastGiftPriceIn } from './content/own/gift-offers.ts';
export { icebreakerSource } from './content/own/offered-icebreakers.ts';
export { createChat } from './create-chat.ts';
export { removeMessage, restoreMessage } from './removed/removed-message-repo.ts';
export { findNewestLine } from './reading/newest-line-repo.ts';
export { findPartners, partnerIds } from './reading/partners-repo.ts';
export { findReceivedMessage } from './reading/received-message-repo.ts';
export {
  type ChatLine,
  countFurtherLines,
  findFurtherLines,
  findLinesAround,
  findSameSentences,
  findSides,
  type SameSentence,
} from './reading/reported-lines-repo.ts';
export { findSentMessages } from './reading/sent-messages-repo.ts';
export { chatTotals } from './reading/totals-repo.ts';
export { findRecipientsAfter } from './reading/arrived-repo.ts';
export { findUnread, type UnreadConversation } from './reading/unread-repo.ts';
export { readCaption } from './cautions/allowed-texts.ts';
export { hasLink, namesContact } from './cautions/cautions.ts';
export type { ContentBlocks, Review } from './message/send-message.ts';
export { spendingMonth } from './message/spending-month.ts';
export { keepFirstMessage } from './message/keep-first-message.ts';
