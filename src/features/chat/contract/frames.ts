import { pageFrame } from '#platform/contract/live/live-event.ts';
import { markRead, sendMessage, typing } from './endpoints.ts';

/** A message over the socket. The reply is `sent` or `refused`. */
export const sendFrame = pageFrame('send', sendMessage.body);

/** A read mark over the socket. The reply is `marked`. */
export const readFrame = pageFrame('read', markRead.body);

/** The member is typing. There is no reply. */
export const typingFrame = pageFrame('typing', typing.body);
