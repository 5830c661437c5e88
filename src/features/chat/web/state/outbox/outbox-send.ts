import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { DataOf } from '#platform/contract/live/live-event.ts';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import type { LiveClient } from '#platform/web/live/live-client.ts';
import { sendGift, sendMessage, messageRefused, messageSent } from '../../../contract/calls.ts';
import type * as endpoints from '../../../contract/endpoints.ts';
import type * as events from '../../../contract/events.ts';
import type { Outgoing } from './outbox.ts';

export type Sent = ReplyOf<typeof endpoints.sendMessage>;

type Reply = { readonly sent: Sent } | { readonly refused: DataOf<typeof events.messageRefused> };

/** Ms to wait for a reply on the socket; after that the socket is considered dead. */
export const replyTimeout = 8000;

/**
 * Makes one attempt to send a message: over the socket when it is connected, else by HTTP. When the connection is lost
 * before the reply, the message may or may not be stored, so it is sent by HTTP with the same client_id, which the server
 * stores at most once. Rejects with `ApiError`.
 */
export function createSender(live: LiveClient, api: Api): (item: Outgoing) => Promise<Sent> {
  const pending = new Map<string, (reply: Reply | null) => void>();
  live.on(messageSent, ({ client_id, ...sent }) => pending.get(client_id)?.({ sent }));
  live.on(messageRefused, (refused) => pending.get(refused.client_id)?.({ refused }));
  live.onLost(() => pending.forEach((resolve) => resolve(null)));

  /** Null: there is no connection, or it was lost before the reply. */
  const overSocket = (body: { readonly client_id: string }): Promise<Reply | null> =>
    new Promise((resolve) => {
      if (!live.send({ type: 'send', data: body })) return resolve(null);
      const timer = setTimeout(() => live.reconnect(), replyTimeout);
      pending.set(body.client_id, (reply) => {
        clearTimeout(timer);
        pending.delete(body.client_id);
        resolve(reply);
      });
    });

  return async (item) => {
    const gift = giftBody(item);
    if (gift !== null) return api(sendGift, { body: gift });
    const body = messageBody(item);
    const reply = await overSocket(body);
    if (reply !== null && 'sent' in reply) return reply.sent;
    // When the session has ended, the same call over HTTP makes the API client sign the member out of the page.
    if (reply === null || reply.refused.error.code === 'authentication_required') return api(sendMessage, { body });
    const { status, error, retry_after } = reply.refused;
    throw new ApiError(status, error.code, error.params, null, retry_after ?? null);
  };
}

/** Null: it is not a gift. */
export const giftBody = ({ to, client_id, text, gift, gift_cost: cost }: Outgoing) =>
  gift === null ? null : { profile: to, client_id, gift, text, ...(cost !== undefined && { cost }) };

export function messageBody({ to, client_id, text, image, gif, quote }: Outgoing) {
  const attached = { ...(image && { image: image.id }), ...(gif && { gif: gif.id }), ...(quote && { quoted: quote.id }) };
  return { profile: to, client_id, text, ...attached };
}
