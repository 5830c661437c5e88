import { callOf, eventOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';
import type * as chatSettings from './chat-settings.ts';
import type * as chats from './chats.ts';
import type * as emojiEndpoints from './emoji-endpoints.ts';
import type * as events from './events.ts';
import type * as icebreakers from './icebreakers.ts';
import type * as matches from './matches.ts';

export const getChat = callOf<typeof endpoints.getChat>('GET', 'chat.php');
export const getLatestReplier = callOf<typeof endpoints.getLatestReplier>('GET', 'answer.php');
export const sendMessage = callOf<typeof endpoints.sendMessage>('POST', 'chat.php');
export const uploadChatImage = callOf<typeof endpoints.uploadChatImage>('POST', 'chat-image.php');
export const getGifs = callOf<typeof endpoints.getGifs>('GET', 'gifs.php');
export const searchChat = callOf<typeof endpoints.searchChat>('GET', 'chat-search.php');
export const putDraft = callOf<typeof endpoints.putDraft>('PUT', 'chat-draft.php');
export const getGifts = callOf<typeof endpoints.getGifts>('GET', 'gifts.php');
export const sendGift = callOf<typeof endpoints.sendGift>('POST', 'gift.php');
export const markRead = callOf<typeof endpoints.markRead>('PUT', 'chat.php');
export const putReaction = callOf<typeof endpoints.putReaction>('PUT', 'reaction.php');
export const deleteChat = callOf<typeof endpoints.deleteChat>('DELETE', 'chat.php');
export const restoreChat = callOf<typeof endpoints.restoreChat>('POST', 'chat-restore.php');

export const getChatSettings = callOf<typeof chatSettings.getChatSettings>('GET', 'chat-settings.php');
export const putChatSettings = callOf<typeof chatSettings.putChatSettings>('PUT', 'chat-settings.php');

export const getChats = callOf<typeof chats.getChats>('GET', 'chats.php');

export const getNewMatches = callOf<typeof matches.getNewMatches>('GET', 'new-matches.php');

export const getEmojis = callOf<typeof emojiEndpoints.getEmojis>('GET', 'emojis.php');

export const messageStored = eventOf<typeof events.messageStored>('message');
export const typingNow = eventOf<typeof events.typingNow>('typing');
export const readUpTo = eventOf<typeof events.readUpTo>('read');
export const readMarked = eventOf<typeof events.readMarked>('marked');
export const reacted = eventOf<typeof events.reacted>('reaction');
export const chatReset = eventOf<typeof events.chatReset>('reset');
export const draftChanged = eventOf<typeof events.draftChanged>('draft');
export const messageSent = eventOf<typeof events.messageSent>('sent');
export const messageRefused = eventOf<typeof events.messageRefused>('refused');

export const getIcebreakers = callOf<typeof icebreakers.getIcebreakers>('GET', 'icebreakers.php');
export const getPersonalIcebreakers = callOf<typeof icebreakers.getPersonalIcebreakers>('GET', 'openers.php');
