export { ChatUpdates } from './chat-updates.tsx';
export { GiftDialog } from './gift-dialog.tsx';
export { chatsQuery, useUnreadTotal } from './queries.ts';
