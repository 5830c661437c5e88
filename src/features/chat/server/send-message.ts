import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { sendGift as giftEndpoint, sendMessage as endpoint } from '../contract/endpoints.ts';
import { freeConversations, waitingMessages } from '../contract/rules.ts';
import { type ChatStore, type NewMessage, storeMessage, type Stored } from './chat-repo.ts';
import { presentMessage } from './present-message.ts';
import { tellMessage, type TellDeps } from './tell-message.ts';

export interface SendDeps extends ChatStore, TellDeps {
  readonly clock: Clock;
  readonly sites: Sites;
}

interface Sender {
  readonly userId: UserId;
  readonly site: SiteId;
}

type Refusal = 'not_found' | 'invalid_request';
type Sent = Result<ReplyOf<typeof endpoint>, CodeOf<typeof giftEndpoint> | Refusal>;

/** Stored and charged for in one statement, then told to both sides. Until the sender is activated it waits and costs nothing. */
export async function sendMessage(
  deps: SendDeps,
  sender: Sender,
  body: BodyOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint> | Refusal>> {
  const { settings } = await deps.sites.byId(sender.site);
  const to = addresseeOf(body);
  if (to === null) return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const text = cleanText(body.text);
  if (!isVisibleText(text)) return fail('message_empty');
  if (isLongerThan(text, settings.message_length)) return fail('message_too_long', { limit: settings.message_length });
  return send(deps, { sender: sender.userId, to, clientId: body.client_id, text, gift: null, cost: settings.message_credits });
}

/** As a message, and with it as one: it may start a conversation where a message may. */
export async function sendGift(deps: SendDeps, sender: Sender, body: BodyOf<typeof giftEndpoint>): Promise<Sent> {
  const { settings } = await deps.sites.byId(sender.site);
  const to = addresseeOf(body);
  if (to === null) return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const words = cleanText(body.text ?? '');
  const text = isVisibleText(words) ? words : '';
  if (isLongerThan(text, settings.message_length)) return fail('message_too_long', { limit: settings.message_length });
  return send(deps, { sender: sender.userId, to, clientId: body.client_id, text, gift: body.gift, cost: settings.gift_credits });
}

async function send(deps: SendDeps, message: Omit<NewMessage, 'freeConversations' | 'waitingMessages' | 'now'>): Promise<Sent> {
  const { cost, sender } = message;
  const stored = await storeMessage(deps, { ...message, freeConversations, waitingMessages, now: deps.clock.now() });
  if (!stored.stored) return refuse(stored, cost);

  const { conversation, recipient, credits, paidUser } = stored;
  // Also when it was stored before: the earlier call may have ended before it told anybody, and browsers know a message
  // by its id.
  tellMessage(deps, { conversation, recipient, message: stored.message });
  const charged = cost > 0 && !stored.repeated && recipient !== null;
  if (charged) deps.live.publish(creditsChanged, [sender], { credits, paid_user: paidUser });
  return ok({ conversation, message: presentMessage(stored.message), credits });
}

function refuse({ refusal, credits }: Extract<Stored, { stored: false }>, cost: number): Sent {
  if (refusal === 'not_enough_credits') return fail(refusal, { credits, cost });
  if (refusal === 'premium_required') return fail(refusal, { limit: freeConversations });
  return refusal === 'activation_required' ? fail(refusal, { limit: waitingMessages }) : fail(refusal);
}

function addresseeOf({
  conversation,
  profile,
}: Pick<BodyOf<typeof endpoint>, 'conversation' | 'profile'>): { conversation: number } | { member: UserId } | null {
  if (conversation !== undefined) return profile === undefined ? { conversation } : null;
  return profile === undefined ? null : { member: userId(profile) };
}
