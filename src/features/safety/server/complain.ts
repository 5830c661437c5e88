import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText, startOf } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { checkEmail, maxNameLength, normalizeEmail } from '#features/account/contract/rules.ts';
import { ownsAddress } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { complain as endpoint } from '../contract/endpoints.ts';
import { maxComplaintLength } from '../contract/rules.ts';
import {
  type Complainant,
  complaintTimesOfAddress,
  complaintTimesOfMember,
  findComplaint,
  insertComplaint,
  lockComplainant,
} from './complaint-repo.ts';
import { storeWithReceiptNumber } from './receipt-number.ts';

export interface ComplainDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sites: Sites;
  readonly openCaseFor: (tx: Tx, number: string) => Promise<void>;
}

type Outcome = Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint>>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Complaints per day. */
const maxPerAddress = 5;
const maxPerMember = 10;

/** Stored for the operator. The mail contains only the number, not the text, because the address is not verified. */
export async function complain(deps: ComplainDeps, body: BodyOf<typeof endpoint>, call: Call): Promise<Outcome> {
  const { db, clock, mails, sites } = deps;
  const text = cleanText(body.text);
  if (!isVisibleText(text)) return fail('text_required', { field: 'text' });
  if (isLongerThan(text, maxComplaintLength)) return fail('text_too_long', { field: 'text', max: maxComplaintLength });
  const email = normalizeEmail(body.email);
  const verdict = checkEmail(email);
  if (verdict !== null) return fail('invalid_email', { field: 'email' });

  const { settings } = await sites.byId(call.site);
  const language = pickLanguage(call.locale, settings.domain_language);
  const complainant = { site: call.site, email, user: call.viewer?.userId ?? null };
  const complaint = { ...complainant, clientId: body.client_id, name: cleanText(body.name), subject: body.subject, text, language };
  return db.transaction().execute(async (tx): Promise<Outcome> => {
    await lockComplainant(tx, complainant);
    const send = async (number: string, isNew: boolean): Promise<Outcome> => {
      const isProven = await ownsAddress(tx, call.viewer, email);
      const how = { number, isNew, proof: body.proof, isProven };
      const challenge = await mails.postReceipt(tx, receipt(complaint, number, call.origin), how, call);
      return ok({ number, ...(challenge !== null && { challenge }) });
    };
    const existing = await findComplaint(tx, call.site, body.client_id);
    if (existing !== null) return send(existing, false);
    const now = clock.now();
    const minutes = await minutesToWait(tx, complainant, now);
    if (minutes > 0) return fail('too_many_complaints', { minutes });

    const { stored, isNew } = await storeWithReceiptNumber(
      'C',
      (number) => insertComplaint(tx, { ...complaint, number, now }),
      () => findComplaint(tx, call.site, body.client_id),
    );
    if (isNew) await deps.openCaseFor(tx, stored);
    return send(stored, isNew);
  });
}

/** Minutes until another complaint is accepted, rounded up; 0 when it is accepted now. */
async function minutesToWait(tx: Tx, complainant: Complainant, now: Date): Promise<number> {
  const since = new Date(now.getTime() - day);
  const ofAddress = await complaintTimesOfAddress(tx, complainant, since, maxPerAddress);
  const ofMember = complainant.user === null ? [] : await complaintTimesOfMember(tx, complainant.user, since, maxPerMember);
  const oldest = Math.max(ofAddress[maxPerAddress - 1]?.getTime() ?? 0, ofMember[maxPerMember - 1]?.getTime() ?? 0);
  return Math.max(0, Math.ceil((oldest + day - now.getTime()) / minute));
}

function receipt({ email, name, site, language }: Complainant & { name: string; language: Language }, number: string, origin: string) {
  // The address is not verified, so the mail must not carry a long text of the sender.
  const params = { name: startOf(name.toWellFormed(), maxNameLength), link: origin, number };
  return { kind: 'complaint', params, to: email, language, site, origin } as const;
}
