import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { lengthOf } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { sendMessage as endpoint } from '../contract/endpoints.ts';
import { messageStored } from '../contract/events.ts';
import { freeConversations } from '../contract/rules.ts';
import { type ChatStore, storeMessage, type Stored } from './chat-repo.ts';
import { presentMessage } from './present-message.ts';

export interface SendDeps extends ChatStore {
  readonly clock: Clock;
  readonly live: Live;
  readonly sites: Sites;
}

type Answer = Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint> | 'not_found' | 'invalid_request'>;

/** Stored and charged for in one statement, then told to both sides. */
export async function sendMessage(
  deps: SendDeps,
  sender: { readonly userId: UserId; readonly site: SiteId },
  body: BodyOf<typeof endpoint>,
): Promise<Answer> {
  const { clock, live, sites } = deps;
  const { settings } = await sites.byId(sender.site);
  const to = addresseeOf(body);
  if (to === null) return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const text = clean(body.text);
  if (!isVisible(text)) return fail('message_empty');
  if (isLongerThan(text, settings.message_length)) return fail('message_too_long', { limit: settings.message_length });

  const cost = settings.message_credits;
  const stored = await storeMessage(deps, {
    sender: sender.userId,
    to,
    clientId: body.client_id,
    text,
    cost,
    freeConversations,
    now: clock.now(),
  });
  if (!stored.stored) return refuse(stored, cost);

  const { conversation, recipient, credits, paidUser } = stored;
  const message = presentMessage(stored.message);
  // Also when it was stored before: the earlier call may have ended before it told anybody, and browsers know a message
  // by its id.
  live.publish(messageStored, recipient === null ? [sender.userId] : [recipient, sender.userId], { conversation, message });
  if (cost > 0 && !stored.repeated) live.publish(creditsChanged, [sender.userId], { credits, paid_user: paidUser });
  return ok({ conversation, message, credits });
}

function refuse({ refusal, credits }: Extract<Stored, { stored: false }>, cost: number): Answer {
  if (refusal === 'not_enough_credits') return fail(refusal, { credits, cost });
  return refusal === 'premium_required' ? fail(refusal, { limit: freeConversations }) : fail(refusal);
}

function addresseeOf({ conversation, profile }: BodyOf<typeof endpoint>): { conversation: number } | { member: UserId } | null {
  if (conversation !== undefined) return profile === undefined ? { conversation } : null;
  return profile === undefined ? null : { member: userId(profile) };
}

/** PostgreSQL's text cannot hold a null character, and a half of a surrogate pair is no character. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim();

/** False for nothing but spaces, controls and characters of no width. */
const isVisible = (text: string): boolean => /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text);

// A character has at least one code unit: most texts need no count.
const isLongerThan = (text: string, limit: number): boolean => text.length > limit && lengthOf(text) > limit;
