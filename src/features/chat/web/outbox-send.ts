import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { DataOf } from '#platform/contract/live-event.ts';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import type { LiveClient } from '#platform/web/live/live-client.ts';
import { sendGift, sendMessage } from '../contract/endpoints.ts';
import { messageRefused, messageSent } from '../contract/events.ts';
import type { Outgoing } from './outbox.ts';

export type Sent = ReplyOf<typeof sendMessage>;

type Answer = { readonly sent: Sent } | { readonly refused: DataOf<typeof messageRefused> };

/** Ms for an answer on the socket; after that the socket is taken for dead. */
export const answerWithin = 8000;

/**
 * One try to send a message: over the socket where there is one, else by HTTP. When the socket is cut before its answer,
 * nobody knows whether the message was stored: it goes by HTTP with the same client_id, which stores it at most once.
 * Rejects with `ApiError`.
 */
export function createSender(live: LiveClient, api: Api): (item: Outgoing) => Promise<Sent> {
  const waiting = new Map<string, (answer: Answer | null) => void>();
  live.on(messageSent, ({ client_id, ...sent }) => waiting.get(client_id)?.({ sent }));
  live.on(messageRefused, (refused) => waiting.get(refused.client_id)?.({ refused }));
  live.onLost(() => waiting.forEach((tell) => tell(null)));

  const overSocket = (body: { readonly client_id: string }): Promise<Answer | null> =>
    new Promise((resolve) => {
      if (!live.send({ type: 'send', data: body })) return resolve(null);
      const timer = setTimeout(() => live.doubt(), answerWithin);
      waiting.set(body.client_id, (answer) => {
        clearTimeout(timer);
        waiting.delete(body.client_id);
        resolve(answer);
      });
    });

  return async ({ to, client_id, text, gift, image, gif }) => {
    if (gift !== null) return api(sendGift, { body: { profile: to, client_id, gift, text } });
    const body = { profile: to, client_id, text, ...(image && { image: image.id }), ...(gif && { gif: gif.id }) };
    const answer = await overSocket(body);
    if (answer !== null && 'sent' in answer) return answer.sent;
    // Whoever is logged out is told so by the API, which clears the page.
    if (answer === null || answer.refused.error.code === 'authentication_required') return api(sendMessage, { body });
    const { status, error, retry_after } = answer.refused;
    throw new ApiError(status, error.code, error.params, null, retry_after ?? null);
  };
}
