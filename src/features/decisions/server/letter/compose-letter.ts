import type { Language } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';
import { textDocument } from '#features/static-pages/server/index.ts';
import type { DecisionAct, DecisionReason, decisionSources, Restriction } from '../../contract/rules.ts';
import type { Letter } from '../../contract/schemas.ts';
import { ruleOf } from './grounds.ts';
import { createLetterWriter, type LetterWriter, no, type Paragraph, plain, yes } from './letter-writer.ts';

/** What a decision is about. */
export type LetterContent = 'profile' | 'photo' | 'message';

/** A decision, as its letter needs it. */
export interface LetterDecision {
  readonly act: DecisionAct;
  readonly reason: DecisionReason;
  readonly restricts: readonly Restriction[];
  /** Null: without end. */
  readonly endsAt: Date | null;
  readonly ground: 'law' | 'rule';
  /** Of a law: its name and paragraph. Of a rule it follows from the reason. */
  readonly groundReference: string;
  readonly content: LetterContent;
  readonly contentDate: Date | null;
  /** What happened, beside the preset; empty: nothing more. */
  readonly facts: string;
  /** Own words in place of the preset; empty: the preset. */
  readonly words: string;
  readonly source: (typeof decisionSources)[number];
  readonly foundByMachine: boolean;
  readonly decidedByMachine: boolean;
}

/** Whom and what the letter is about. */
export interface LetterAbout {
  readonly site: Site;
  /** Of the site, for its links. */
  readonly origin: string;
  readonly language: Language;
  /** The reader's, for dates and American English; null: unknown. */
  readonly country: string | null;
  /** Members who reported it. */
  readonly reports: number;
  readonly appealUntil: Date;
  /** Of a ban: bought credits that are paid out, and when. */
  readonly frozen: { readonly credits: number; readonly payOutAt: Date } | null;
  /** Of an answer to an appeal, and of a reversal: the number of the first decision, and until when that holds. */
  readonly first: { readonly number: string; readonly endsAt: Date | null } | null;
}

/** The letter about a decision, in the language of the member. It never names who decided. */
export function composeLetter(decision: LetterDecision, about: LetterAbout): Letter {
  const { act, content, restricts } = decision;
  const { language, first } = about;
  const write = createLetterWriter(language, about.country, about.site.timeZone);
  const { t, section } = write;
  const endsAt = act === 'uphold' ? (first?.endsAt ?? null) : decision.endsAt;
  const ends = endsAt === null ? 'no' : 'yes';
  const title = t(`titles.${titleOf(decision)}`, {
    ends,
    until: endsAt === null ? '' : write.day(endsAt, false),
    content,
    what: restricts.length === 1 ? (restricts[0] ?? '') : 'several',
    first: first?.number ?? '',
  });
  const isAnswer = act === 'restore' || act === 'uphold';
  const isCleared = act === 'accept' || act === 'no_violation';
  return {
    language,
    title,
    sections: [
      ...section('happened', happened(decision, write)),
      ...(isAnswer || isCleared ? [] : section('rule', ruleParagraphs(decision, about, write), decision.ground === 'law' ? 'law' : 'rule')),
      ...section('machine', machineParagraphs(decision, about, write, isAnswer)),
      ...section('meaning', meaning(decision, about, write, endsAt)),
      ...(isAnswer || isCleared ? [] : section('appeal', appealParagraphs(decision, about, write))),
      ...(act === 'restore' || isCleared ? [] : section('other_ways', [plain(t('other_ways'))])),
    ],
    own_words: decision.words !== '',
  };
}

function titleOf({ act, decidedByMachine }: LetterDecision) {
  if (act === 'accept' || act === 'no_violation') return 'cleared';
  if (act === 'ban_rule' || act === 'ban_fraud') return 'ban';
  return act === 'hide' && decidedByMachine ? 'hide_at_once' : act;
}

function happened(
  { act, reason, content, contentDate, facts, words, decidedByMachine }: LetterDecision,
  { t, day }: LetterWriter,
): Paragraph[] {
  const isAnswer = act === 'restore' || act === 'uphold';
  const isCleared = act === 'accept' || act === 'no_violation';
  const written = words.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== '');
  if (isAnswer) return [t('happened.reviewed'), ...written].map(plain);
  if (isCleared) return (written.length > 0 ? written : [t('happened.cleared')]).map(plain);
  const preset = decidedByMachine ? t('happened.at_once', { content }) : t(`happened.${reason}`, { content });
  return [
    ...(written.length > 0 ? written : [preset]),
    ...(contentDate === null || content === 'profile' ? [] : [t('happened.dated', { content, date: day(contentDate) })]),
    ...(facts.trim() === '' ? [] : [facts]),
  ].map(plain);
}

function ruleParagraphs(
  { reason, ground, groundReference }: LetterDecision,
  { site, origin, language, country }: LetterAbout,
  { t }: LetterWriter,
): Paragraph[] {
  if (ground === 'law') return [plain(t('rule.law', { reference: groundReference }))];
  const link = `${origin}/pages/rules`;
  const passage = textDocument('rules', language, country, site, origin).passages.find(({ id }) => id === ruleOf[reason]);
  const what = passage?.paragraphs.at(-1);
  return (
    passage === undefined || what === undefined
      ? [t('rule.all', { link }), t('rule.notLaw')]
      : [t('rule.named', { title: passage.title }), what, t('rule.notLaw')]
  ).map(plain);
}

function machineParagraphs(
  { source, foundByMachine, decidedByMachine }: LetterDecision,
  { reports }: LetterAbout,
  { t }: LetterWriter,
  isAnswer: boolean,
): Paragraph[] {
  if (isAnswer) return [plain(t('machine.person'))];
  const found = t(`machine.${source}`, { n: reports });
  const who = decidedByMachine ? t('machine.program') : t('machine.person');
  return [plain([who, ...(foundByMachine && !decidedByMachine ? [t('machine.found')] : []), found].join(' '))];
}

function meaning(
  { act, restricts, content, decidedByMachine }: LetterDecision,
  { frozen }: LetterAbout,
  { t, day, moment }: LetterWriter,
  endsAt: Date | null,
): Paragraph[] {
  const end = { ends: endsAt === null ? 'no' : 'yes', until: endsAt === null ? '' : moment(endsAt) };
  const asEver = [yes(t('meaning.else')), yes(t('meaning.credits')), yes(t('meaning.secret'))];
  switch (act) {
    case 'warn':
      return [no(t('meaning.warned')), ...asEver];
    case 'hide':
      return [no(decidedByMachine ? t('meaning.hiddenAtOnce', { content }) : t('meaning.hidden', end)), ...asEver];
    case 'remove':
      return [no(t('meaning.removed', { content })), ...asEver];
    case 'restrict':
      return [...restricts.map((one) => no(t(`meaning.${one}`, end))), ...asEver];
    case 'suspend':
      return [no(t('meaning.suspended', end)), yes(t('meaning.credits')), yes(t('meaning.data'))];
    case 'ban_rule':
    case 'ban_fraud':
      return [
        no(t('meaning.banned')),
        ...(act === 'ban_fraud' ? [no(t('meaning.warnedOthers'))] : []),
        ...(frozen === null ? [] : [yes(t('meaning.frozen', { n: frozen.credits, date: day(frozen.payOutAt) }))]),
        yes(t('meaning.data')),
      ];
    case 'restore':
      return [yes(t('meaning.restored'))];
    case 'uphold':
      return [no(t('meaning.upheld', end))];
    case 'accept':
    case 'no_violation':
      return [yes(t('meaning.shown', { content }))];
  }
}

function appealParagraphs({ decidedByMachine }: LetterDecision, { appealUntil }: LetterAbout, { t, day }: LetterWriter): Paragraph[] {
  return [plain(t('appeal.how', { until: day(appealUntil) })), plain(t(decidedByMachine ? 'appeal.whoAfterProgram' : 'appeal.who'))];
}
