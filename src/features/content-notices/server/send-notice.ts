import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText, startOf } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { wideNetworkOf, wideShare } from '#platform/server/network/client-network.ts';
import type { Call } from '#platform/server/http/context.ts';
import { checkEmail, maxNameLength, normalizeEmail } from '#features/account/contract/rules.ts';
import { ownsAddress } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { DemandProof } from '#features/proof-of-work/server/index.ts';
import { findPhotos } from '#features/photos/server/index.ts';
import { requestCopies, storeWithReceiptNumber } from '#features/safety/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { sendNotice as endpoint } from '../contract/endpoints.ts';
import { decisionHours, maxNoticeLength, maxPlaceLength, mayBeAnonymous } from '../contract/rules.ts';
import {
  findNotice,
  findShownMember,
  insertNotice,
  lockNetwork,
  type NoticeEvidence,
  noticeTimes,
  type StoredNotice,
} from './notice-repo.ts';

export interface NoticeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sites: Sites;
  readonly demandProof: DemandProof;
  /** Opens the case of a stored notice, by its number, or lets it join one. */
  readonly openCaseFor: (tx: Tx, number: string) => Promise<void>;
  /** Lets reports and notices about a member wait for each other. */
  readonly lockCasesAbout: (tx: Tx, member: UserId) => Promise<void>;
}

type Outcome = Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint>>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** From one network. */
const maxPerDay = 20;

/** Stored for the operator, who is notified by mail. The mails carry only the number, because nobody has verified the sender. */
export async function sendNotice(deps: NoticeDeps, body: BodyOf<typeof endpoint>, call: Call): Promise<Outcome> {
  const { db, clock, mails, sites } = deps;
  const place = cleanText(body.place);
  const text = cleanText(body.text);
  const name = cleanText(body.name);
  const email = normalizeEmail(body.email);
  if (!isVisibleText(place)) return fail('place_required', { field: 'place' });
  if (isLongerThan(place, maxPlaceLength)) return fail('text_too_long', { field: 'place', max: maxPlaceLength });
  if (!isVisibleText(text)) return fail('text_required', { field: 'text' });
  if (isLongerThan(text, maxNoticeLength)) return fail('text_too_long', { field: 'text', max: maxNoticeLength });
  if (!mayBeAnonymous(body.reason) && !isVisibleText(name)) return fail('email_required', { field: 'name' });
  if (!mayBeAnonymous(body.reason) && email === '') return fail('email_required', { field: 'email' });
  if (email !== '' && checkEmail(email) !== null) return fail('invalid_email', { field: 'email' });
  if (!body.good_faith) return fail('good_faith_required', { field: 'good_faith' });

  // One that is stored already comes again for its receipt.
  if ((await findNotice(db, call.site, body.client_id)) === null) {
    const unproven = await deps.demandProof({ purpose: 'notice', subject: [body.client_id], proof: body.proof }, call);
    if (unproven !== null) return unproven;
  }

  const { settings } = await sites.byId(call.site);
  const siteLanguage = pickLanguage(settings.domain_language);
  const language = pickLanguage(call.locale, siteLanguage);
  return transact(db, async (tx): Promise<Outcome> => {
    await lockNetwork(tx, wideNetworkOf(call.network) ?? call.network);
    const about = { site: call.site, origin: call.origin };
    const sendReceipt = async (stored: StoredNotice, isNew: boolean): Promise<Outcome> => {
      if (email === '') return ok(present(stored));
      const how = { number: stored.number, isNew, proof: body.proof, isProven: await ownsAddress(tx, call.viewer, email) };
      const params = { ...paramsOf(stored, call.origin), name: startOf(name.toWellFormed(), maxNameLength) };
      const challenge = await mails.postReceipt(tx, { ...about, kind: 'notice', params, to: email, language }, how, call);
      return ok({ ...present(stored), ...(challenge !== null && { challenge }) });
    };
    const existing = await findNotice(tx, call.site, body.client_id);
    if (existing !== null) return sendReceipt(existing, false);
    const now = clock.now();
    const minutes = await minutesToWait(tx, call.network, now);
    if (minutes > 0) return fail('too_many_notices', { minutes });

    const dueAt = new Date(now.getTime() + decisionHours[body.reason] * hour);
    const { reported, evidence } = await takeEvidence(tx, call, place);
    // Before the notice refers to the member: its case may hide the member at once.
    if (reported !== null) await deps.lockCasesAbout(tx, reported);
    const sender = { site: call.site, user: call.viewer?.userId ?? null, name, email, network: call.network, language };
    const notice = { ...sender, clientId: body.client_id, reason: body.reason, place, text, reported, evidence, now, dueAt };
    const { stored, isNew } = await storeWithReceiptNumber(
      'N',
      (number) => insertNotice(tx, { ...notice, number }),
      () => findNotice(tx, call.site, body.client_id),
    );
    const params = paramsOf(stored, call.origin);
    if (isNew) await deps.openCaseFor(tx, stored.number);
    if (isNew) await mails.post(tx, { ...about, kind: 'notice_arrived', params, to: settings.support_email, language: siteLanguage });
    return sendReceipt(stored, isNew);
  });
}

const paramsOf = ({ number, dueAt }: StoredNotice, link: string) => ({ name: '', link, number, until: dueAt.toISOString() });

const present = ({ number, dueAt }: StoredNotice) => ({ number, decide_by: dueAt.toISOString() });

/** Minutes until another notice is accepted, rounded up; 0 when it is accepted now. */
async function minutesToWait(tx: Tx, network: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - day);
  const wide = wideNetworkOf(network);
  const most = wideShare * maxPerDay;
  const own = (await noticeTimes(tx, network, since, maxPerDay))[maxPerDay - 1];
  const ofWide = wide === null ? undefined : (await noticeTimes(tx, wide, since, most))[most - 1];
  const oldest = Math.max(own?.getTime() ?? 0, ofWide?.getTime() ?? 0);
  return Math.max(0, Math.ceil((oldest + day - now.getTime()) / minute));
}

/** Copies the current content of the member's page with its photos, if the place names one, because it may change before the review. */
async function takeEvidence(
  tx: Tx,
  call: Call,
  place: string,
): Promise<{ readonly reported: UserId | null; readonly evidence: NoticeEvidence | null }> {
  const [, id] = /\/members\/([1-9]\d{0,14})(?=[/?#\s.,]|$)/.exec(place) ?? [];
  const reported = id === undefined ? null : userId(Number(id));
  const shown = reported === null ? null : await findShownMember(tx, call.site, reported);
  if (reported === null || shown === null) return { reported: null, evidence: null };
  const photos = (await findPhotos(tx, reported)).filter(({ status }) => status === 'active');
  const copied = await requestCopies(tx, photos);
  return { reported, evidence: { ...shown, photos: copied.map(({ name }) => name) } };
}
