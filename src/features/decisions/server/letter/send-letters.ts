import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { findName, findUser } from '#features/account/server/index.ts';
import { mailIdOf, type MailContent, type MailOrder, type Mails } from '#features/mails/server/index.ts';
import type { DecisionAct } from '../../contract/rules.ts';
import { appealable } from '../../contract/rules.ts';
import { listAppealsIn } from '../readers/appeal-repo.ts';
import { appealUntil } from '../readers/appeal-until.ts';
import type { DecisionTokens, Reader } from '../readers/decision-tokens.ts';
import { outcomeOf } from '../readers/outcome.ts';
import { findSource, listSources, type SourceRow } from '../readers/source-repo.ts';
import type { Decision } from '../rows/decision.ts';
import { endedAnyByMachine, findDecision } from '../rows/decision-repo.ts';
import { warnReporter } from '#features/safety/server/index.ts';
import type { LetterDeps } from './write-letter.ts';

export interface SendDeps extends LetterDeps {
  readonly mails: Pick<Mails, 'post'>;
  readonly tokens: DecisionTokens;
}

type Envelope = Pick<MailOrder, 'to' | 'language' | 'site' | 'origin'>;

interface Recipient extends Envelope {
  readonly name: string;
}

/** Whether the affected member gets a letter. An accepted photo needs none, unless it had been hidden. */
const restricts = (act: DecisionAct): boolean => appealable.some((one) => one === act);

/**
 * Mails the letters of a decision, in the transaction that applies it: to the affected member, the outcome to whoever reported, and the
 * answer to whoever appealed.
 */
export async function sendLetters(deps: SendDeps, tx: Tx, decision: Decision): Promise<void> {
  if (decision.reviews !== null && (await answerAppeals(deps, tx, decision, decision.reviews))) return;
  const isAnswer = decision.act === 'restore' || decision.act === 'uphold';
  if (restricts(decision.act) || isAnswer || (await endedAnyByMachine(tx, decision.id))) await mailMember(deps, tx, decision);
  if (decision.decidedByMachine || decision.caseId === null || isAnswer) return;
  const outcome = outcomeOf(decision.act);
  for (const source of await listSources(tx, decision.caseId)) {
    const until = appealUntil(decision).toISOString();
    const reader = { role: 'reporter', sourceId: source.id } as const;
    const to = await senderOf(deps, tx, decision.site, source);
    const link = await linkTo(deps, decision, reader);
    if (to === null) continue;
    const warns =
      outcome === 'dismissed' &&
      source.subject !== null &&
      (await warnReporter(tx, source.number, decision.appliedAt ?? decision.decidedAt));
    await post(deps, tx, to, `outcome ${decision.number} ${source.id}`, {
      kind: 'report_decided',
      params: { name: to.name, link, number: source.number, outcome, until, warning: warns ? 'yes' : 'no' },
    });
  }
}

/** Mails the receipt of an appeal. */
export async function mailAppealReceived(deps: SendDeps, tx: Tx, decision: Decision, reader: Reader, answerBy: Date): Promise<void> {
  const to = await recipientOf(deps, tx, decision, reader);
  if (to === null) return;
  await post(deps, tx, to, `appeal ${decision.number} ${keyOf(reader)}`, {
    kind: 'appeal_received',
    params: { name: to.name, link: await linkTo(deps, decision, reader), number: decision.number, until: answerBy.toISOString() },
  });
}

/** Somebody who got messages of a profile that was removed for fraud. */
export interface FraudWarning {
  readonly site: SiteId;
  readonly user: UserId;
  /** The name of the removed profile. */
  readonly from: string;
  /** Credits that were given back. */
  readonly credits: number;
  /** The id of the decision. */
  readonly decision: number;
}

/** Warns one receiver by mail. Repeated for the same decision, it sends nothing. */
export async function mailFraudWarning(deps: SendDeps, tx: Tx, warning: FraudWarning): Promise<void> {
  const to = await memberOf(deps, tx, warning.site, warning.user);
  if (to === null) return;
  await post(deps, tx, to, `warning ${warning.decision} ${warning.user}`, {
    kind: 'fraud_warning',
    params: {
      name: to.name,
      link: `${to.origin}/chats`,
      from: warning.from,
      credits: warning.credits,
      help: `${to.origin}/pages/safety`,
    },
  });
}

async function mailMember(deps: SendDeps, tx: Tx, decision: Decision): Promise<void> {
  const to = await recipientOf(deps, tx, decision, { role: 'member' });
  if (to === null) return;
  const link = await linkTo(deps, decision, { role: 'member' });
  await post(deps, tx, to, `decision ${decision.number}`, { kind: 'decision', params: { name: to.name, link, number: decision.number } });
}

/** False when nobody had appealed: then it is a decision of our own. */
async function answerAppeals(deps: SendDeps, tx: Tx, answer: Decision, reviewed: number): Promise<boolean> {
  const first = await findDecision(tx, reviewed);
  const appeals = answer.caseId === null ? [] : await listAppealsIn(tx, answer.caseId);
  if (first === null || appeals.length === 0) return false;
  for (const { sourceId } of appeals) {
    const reader: Reader = sourceId === null ? { role: 'member' } : { role: 'reporter', sourceId };
    const to = await recipientOf(deps, tx, first, reader);
    if (to === null) continue;
    const link = await linkTo(deps, first, reader);
    const outcome = answer.act === 'restore' ? 'restore' : 'uphold';
    await post(deps, tx, to, `answer ${answer.number} ${keyOf(reader)}`, {
      kind: 'appeal_decided',
      params: { name: to.name, link, number: first.number, outcome, answer: answer.number, reader: reader.role },
    });
  }
  if (answer.act === 'restore' && outcomeOf(first.act) === 'acted') await mailReviewed(deps, tx, first, answer);
  return true;
}

/** Whoever reported was told that we had acted, which an appeal has lifted. */
async function mailReviewed(deps: SendDeps, tx: Tx, first: Decision, answer: Decision): Promise<void> {
  if (first.caseId === null || first.decidedByMachine) return;
  for (const source of await listSources(tx, first.caseId)) {
    const to = await senderOf(deps, tx, first.site, source);
    if (to === null) continue;
    const link = await linkTo(deps, first, { role: 'reporter', sourceId: source.id });
    const params = { name: to.name, link, number: source.number };
    await post(deps, tx, to, `reviewed ${answer.number} ${source.id}`, { kind: 'report_reviewed', params });
  }
}

const keyOf = (reader: Reader): string => (reader.role === 'member' ? 'm' : String(reader.sourceId));

async function linkTo({ sites, siteOrigin, tokens }: SendDeps, { site, number }: Decision, reader: Reader): Promise<string> {
  return `${siteOrigin(await sites.byId(site))}/decisions/${number}?token=${tokens.make(number, reader)}`;
}

/** Null: nobody can be reached. */
async function recipientOf(deps: SendDeps, tx: Tx, decision: Decision, reader: Reader): Promise<Recipient | null> {
  if (reader.role === 'member') return decision.user === null ? null : memberOf(deps, tx, decision.site, decision.user);
  const source = decision.caseId === null ? null : await findSource(tx, decision.caseId, reader.sourceId);
  return source === null ? null : senderOf(deps, tx, decision.site, source);
}

async function senderOf(deps: SendDeps, tx: Tx, site: SiteId, source: SourceRow): Promise<Recipient | null> {
  if (source.user !== null) return memberOf(deps, tx, site, source.user);
  if (source.email === '') return null;
  const origin = deps.siteOrigin(await deps.sites.byId(site));
  return { to: source.email, name: source.name, language: pickLanguage(source.language), site, origin };
}

async function memberOf({ sites, siteOrigin }: SendDeps, tx: Tx, site: SiteId, id: UserId): Promise<Recipient | null> {
  const user = await findUser(tx, id);
  if (user === null) return null;
  return { to: user.email, name: await findName(tx, id), language: user.language, site, origin: siteOrigin(await sites.byId(site)) };
}

async function post({ mails }: SendDeps, tx: Tx, recipient: Recipient, key: string, content: MailContent): Promise<void> {
  const { to, language, site, origin } = recipient;
  // The kind and its parameters belong together: the compiler cannot infer that through the copy.
  await mails.post(tx, { to, language, site, origin, ...content } as MailOrder, { id: mailIdOf(key) });
}
