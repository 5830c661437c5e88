export { ChatSettingsSection } from './chat-settings-section.tsx';
export { chatSettingsQuery } from './chat-settings-query.ts';
export { ChatUpdates } from './chat-updates.tsx';
export { GiftDialog } from './gift-dialog.tsx';
export { useUnreadTotal } from './chats-query.ts';
