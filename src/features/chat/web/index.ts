export { ChatSettingsSection } from './chat-settings-section.tsx';
export { chatSettingsQuery } from './state/cache/chat-settings-query.ts';
export { ChatUpdates } from './updates/chat-updates.tsx';
export { chatsKey } from './state/cache/keys.ts';
export { FirstMessageForm } from './icebreakers/first-message-form.tsx';
export { GiftDialog } from './gifts/gift-dialog.tsx';
export { SuggestedPartnersProvider } from './list/suggested-partners-slot.ts';
export { chatsQuery, useUnreadTotal } from './state/cache/chats-query.ts';
export { useKeepUnsent } from './state/use-keep-unsent.ts';
