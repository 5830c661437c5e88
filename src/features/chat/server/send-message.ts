import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { sendMessage as endpoint } from '../contract/endpoints.ts';
import { freeConversations, waitingMessages } from '../contract/rules.ts';
import { type ChatStore, storeMessage, type Stored } from './chat-repo.ts';
import { presentMessage } from './present-message.ts';
import { tellMessage, type TellDeps } from './tell-message.ts';

export interface SendDeps extends ChatStore, TellDeps {
  readonly clock: Clock;
  readonly sites: Sites;
}

type Answer = Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint> | 'not_found' | 'invalid_request'>;

/** Stored and charged for in one statement, then told to both sides. Until the sender is activated it waits and costs nothing. */
export async function sendMessage(
  deps: SendDeps,
  sender: { readonly userId: UserId; readonly site: SiteId },
  body: BodyOf<typeof endpoint>,
): Promise<Answer> {
  const { clock, live, sites } = deps;
  const { settings } = await sites.byId(sender.site);
  const to = addresseeOf(body);
  if (to === null) return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const text = cleanText(body.text);
  if (!isVisibleText(text)) return fail('message_empty');
  if (isLongerThan(text, settings.message_length)) return fail('message_too_long', { limit: settings.message_length });

  const cost = settings.message_credits;
  const stored = await storeMessage(deps, {
    sender: sender.userId,
    to,
    clientId: body.client_id,
    text,
    cost,
    freeConversations,
    waitingMessages,
    now: clock.now(),
  });
  if (!stored.stored) return refuse(stored, cost);

  const { conversation, recipient, credits, paidUser } = stored;
  // Also when it was stored before: the earlier call may have ended before it told anybody, and browsers know a message
  // by its id.
  tellMessage(deps, { conversation, recipient, message: stored.message });
  const charged = cost > 0 && !stored.repeated && recipient !== null;
  if (charged) live.publish(creditsChanged, [sender.userId], { credits, paid_user: paidUser });
  return ok({ conversation, message: presentMessage(stored.message), credits });
}

function refuse({ refusal, credits }: Extract<Stored, { stored: false }>, cost: number): Answer {
  if (refusal === 'not_enough_credits') return fail(refusal, { credits, cost });
  if (refusal === 'premium_required') return fail(refusal, { limit: freeConversations });
  return refusal === 'activation_required' ? fail(refusal, { limit: waitingMessages }) : fail(refusal);
}

function addresseeOf({ conversation, profile }: BodyOf<typeof endpoint>): { conversation: number } | { member: UserId } | null {
  if (conversation !== undefined) return profile === undefined ? { conversation } : null;
  return profile === undefined ? null : { member: userId(profile) };
}
