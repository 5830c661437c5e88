export { ChatSettingsSection } from './chat-settings-section.tsx';
export { chatSettingsQuery } from './cache/chat-settings-query.ts';
export { ChatUpdates } from './cache/chat-updates.tsx';
export { chatsKey } from './cache/keys.ts';
export { FirstWords } from './openers/first-words.tsx';
export { GiftDialog } from './gifts/gift-dialog.tsx';
export { StartersProvider } from './list/starters-slot.ts';
export { chatsQuery, useUnreadTotal } from './cache/chats-query.ts';
export { useKeepUnsent } from './cache/use-keep-unsent.ts';
