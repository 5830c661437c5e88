import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Log } from '#platform/server/log.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { restrictedBy } from '#features/photos/server/index.ts';
import { type Site, type Sites, switchedOff } from '#features/site/server/index.ts';
import type { sendGift as giftEndpoint, sendMessage as endpoint } from '../../contract/endpoints.ts';
import type { Gift } from '../../contract/gifts.ts';
import { freeConversations, newAccountConversations, newAccountHours, waitingMessages } from '../../contract/rules.ts';
import { recipientOf } from './recipient.ts';
import { cautionsOf } from '../cautions/cautions.ts';
import type { StoredGif } from './message-repo.ts';
import type { Batcher } from './batcher.ts';
import type { NewMessage, Refused } from './send-repo.ts';
import { spendingMonth } from './spending-month.ts';
import { publishMessage, type PublishDeps } from './publish-message.ts';

/** A message at which the site wants to look. */
export interface Review {
  /** Before it is stored, so that nothing is lost when this process ends right after. */
  readonly announce: (message: { readonly sender: UserId; readonly clientId: string }) => Promise<void>;
  /** Opens a case. */
  readonly sent: (stored: { readonly sender: UserId; readonly message: number }) => Promise<void>;
}

/** A text that the site has blocked, or wants to look at. */
export interface BlockedText extends Review {
  /** It is not sent; otherwise it is, and is reviewed. */
  readonly refuses: boolean;
  readonly refused: () => Promise<void>;
}

/** What the site has blocked; each answer about a text comes from memory, because every message asks. */
export interface ContentBlocks {
  /** Null: nothing in it is blocked. */
  readonly inText: (site: SiteId, text: string) => Promise<BlockedText | null>;
  /** The block that asks for a look at a picture with this hash. */
  readonly inImage: (site: SiteId, phash: string) => Promise<number | null>;
  readonly reviewFor: (site: SiteId, block: number) => Review;
}

export interface SendDeps extends PublishDeps {
  readonly log: Log;
  readonly clock: Clock;
  /** Whether the sender's message with this client_id is stored. */
  readonly wasSent: (sender: UserId, clientId: string) => Promise<boolean>;
  readonly blocks: ContentBlocks;
  /** The block that asks for a look at a picture; null without one. */
  readonly blockOfImage: (sender: UserId, image: number) => Promise<number | null>;
  readonly sites: Sites;
  /** Whether they have a conversation already. */
  readonly hasConversation: (sender: UserId, other: UserId) => Promise<boolean>;
  readonly batcher: Batcher;
  /** In credits, on this site; null when the gift is not offered any more. */
  readonly giftPrice: (site: Site, gift: Gift) => Promise<number | null>;
  /** Whether the account is activated. */
  readonly isActive: (sender: UserId) => Promise<boolean>;
  /** Null when the GIF does not exist or is not offered any more. */
  readonly findGif: (id: string, sender: UserId) => Promise<StoredGif | null>;
}

export interface Sender {
  readonly userId: UserId;
  readonly site: SiteId;
  /** The socket on which the message came. It gets the reply and therefore no events. */
  readonly socket?: LiveSender;
}

type Reply = ReplyOf<typeof endpoint>;
type Addressed = Pick<BodyOf<typeof endpoint>, 'conversation' | 'profile' | 'client_id'>;
type Content = Pick<NewMessage, 'text' | 'gift' | 'image' | 'gif' | 'quoted' | 'cost'>;

/** Stores and charges the message in one statement, then publishes it. Before the sender's activation it waits and is free. */
export async function sendMessage(
  deps: SendDeps,
  sender: Sender,
  body: BodyOf<typeof endpoint>,
): Promise<Result<Reply, CodeOf<typeof endpoint> | 'not_found' | 'invalid_request'>> {
  const site = await deps.sites.byId(sender.site);
  const { image = null, quoted = null } = body;
  if (image !== null && body.gif !== undefined) return fail('invalid_request', { field: 'gif', rule: 'one_of' });
  const text = toMessageText(body.text);
  if (text === '' && image === null && body.gif === undefined) return fail('message_empty');
  if (isLongerThan(text, site.settings.message_length)) return fail('message_too_long', { limit: site.settings.message_length });
  const gif = body.gif === undefined ? null : await deps.findGif(body.gif, sender.userId);
  if (body.gif !== undefined && gif === null) return fail('gif_unknown');
  const cost = image === null ? site.settings.message_credits : site.settings.photo_credits;
  return send(deps, sender, site, body, { text, gift: null, image, gif, quoted, cost });
}

/** Sends a message with a gift, under the same rules as any message. */
export async function sendGift(
  deps: SendDeps,
  sender: Sender,
  body: BodyOf<typeof giftEndpoint>,
): Promise<Result<Reply, CodeOf<typeof giftEndpoint> | 'not_found' | 'invalid_request'>> {
  const site = await deps.sites.byId(sender.site);
  const text = toMessageText(body.text ?? '');
  if (isLongerThan(text, site.settings.message_length)) return fail('message_too_long', { limit: site.settings.message_length });
  const cost = await deps.giftPrice(site, body.gift);
  const refused = await refuseGift(deps, sender, body, cost);
  if (refused !== null) return refused;
  const content = { text, gift: body.gift, image: null, gif: null, quoted: null };
  const sent = await send(deps, sender, site, body, { ...content, cost: cost ?? site.settings.gift_credits });
  if (sent.ok) return sent;
  const { code, params } = sent;
  if (code === 'image_gone' || code === 'quoted_gone') throw new Error('a gift has neither picture nor quote');
  return fail(code, params);
}

/** What is no longer offered, or costs something else than the sender has seen. A repeated call gets its first result. */
async function refuseGift(
  deps: SendDeps,
  { userId: sender }: Sender,
  { client_id, cost: seen }: Pick<BodyOf<typeof giftEndpoint>, 'client_id' | 'cost'>,
  cost: number | null,
): Promise<Failure<'gift_gone' | 'gift_price_changed'> | null> {
  if (cost !== null && (seen === undefined || seen === cost)) return null;
  // Before the activation everything costs nothing.
  if (cost !== null && seen === 0 && !(await deps.isActive(sender))) return null;
  if (await deps.wasSent(sender, client_id)) return null;
  return cost === null ? fail('gift_gone') : fail('gift_price_changed', { cost });
}

async function send(
  deps: SendDeps,
  { userId: sender, socket }: Sender,
  site: Site,
  body: Addressed,
  content: Content,
): Promise<Result<Reply, Refused['refusal'] | 'invalid_request' | 'message_blocked' | 'switched_off'>> {
  const to = recipientOf(body);
  if (to === null) return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const blocked = await deps.blocks.inText(site.id, content.text);
  // A repeated call gets its first result, also when its text was blocked meanwhile.
  if (blocked?.refuses === true && !(await deps.wasSent(sender, body.client_id))) {
    await blocked.refused();
    return fail('message_blocked');
  }
  const off = switchedOff(site, 'first_messages');
  if (off !== null && 'member' in to && !(await deps.hasConversation(sender, to.member))) return off;
  const ofImage = content.image === null ? null : await deps.blockOfImage(sender, content.image);
  const reviews = [blocked, ofImage === null ? null : deps.blocks.reviewFor(site.id, ofImage)].filter((one) => one !== null);
  for (const review of reviews) await announce(deps, review, { sender, clientId: body.client_id });
  const month = spendingMonth(site.timeZone, deps.clock.now());
  const cautions = cautionsOf(content.text);
  const links = cautions.includes('link');
  const stored = await deps.batcher.send({ sender, to, clientId: body.client_id, month, links, ...content });
  if (!stored.stored) return refuse(stored, content.cost, deps.clock.now());

  const { conversation, recipient, credits, paidUser } = stored;
  const message = deps.presentMessage(stored.message, stored.message.text === content.text ? cautions : undefined);
  // Also when it was stored by an earlier call: that call may have failed before publishing, and browsers deduplicate by id.
  publishMessage(deps, { conversation, recipient, message, quoteRemoved: stored.quoteRemoved }, socket);
  const charged = content.cost > 0 && !stored.repeated && recipient !== null;
  if (charged) deps.live.publish(creditsChanged, [sender], { credits, paid_user: paidUser }, socket);
  for (const review of reviews) void reviewLater(deps, review, { sender, message: message.id });
  return ok({ conversation, message, credits });
}

/** Nobody's message fails because of a review. */
async function announce({ log }: SendDeps, review: Review, message: Parameters<Review['announce']>[0]): Promise<void> {
  try {
    await review.announce(message);
  } catch (error) {
    log.error({ error: String(error) }, 'the review of a blocked message could not be announced');
  }
}

/** The message is sent: whoever sent it neither waits for the case nor reads of its failure. */
async function reviewLater({ log }: SendDeps, blocked: Review, stored: Parameters<Review['sent']>[0]): Promise<void> {
  try {
    await blocked.sent(stored);
  } catch (error) {
    log.error({ message: stored.message, error: String(error) }, 'a blocked message could not be put up for review');
  }
}

function refuse(
  { refusal, credits, spent, spendingLimit, signedUp, restriction }: Refused,
  cost: number,
  now: Date,
): Failure<Refused['refusal']> {
  // Whole hours until the account is no longer new.
  const hours = signedUp === null ? 0 : Math.max(1, Math.ceil((signedUp.getTime() - now.getTime()) / 3_600_000) + newAccountHours);
  if (restriction !== null) return restrictedBy(restriction);
  if (refusal === 'not_enough_credits') return fail(refusal, { credits, cost });
  if (refusal === 'monthly_limit_reached') return fail(refusal, { limit: spendingLimit ?? 0, spent, cost });
  if (refusal === 'premium_required') return fail(refusal, { limit: freeConversations });
  if (refusal === 'too_many_new_conversations') return fail(refusal, { limit: newAccountConversations, hours });
  if (refusal === 'links_not_yet') return fail(refusal, { hours });
  return refusal === 'activation_required' ? fail(refusal, { limit: waitingMessages }) : fail(refusal);
}

/** Cleans the text; one without visible characters becomes empty. */
function toMessageText(input: string): string {
  const text = cleanText(input);
  return isVisibleText(text) ? text : '';
}
