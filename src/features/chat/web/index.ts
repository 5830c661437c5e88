export { ChatUpdates } from './chat-updates.tsx';
export { chatsQuery, useUnreadTotal } from './queries.ts';
