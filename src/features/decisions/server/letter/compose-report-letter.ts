import type { Language } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';
import type { Letter } from '../../contract/schemas.ts';
import { createLetterWriter, no, plain, yes } from './letter-writer.ts';

/** What somebody reported, and what became of it. */
export interface LetterReport {
  /** Such as R-7K2M-9QXA. */
  readonly number: string;
  readonly at: Date;
  /** `profile`, `photo` or `message`; null: something at an address. */
  readonly subject: string | null;
  /** The reported member's name; empty when the account is erased. */
  readonly name: string;
  readonly outcome: 'acted' | 'dismissed';
  /** It was the second unfounded one within thirty days: the next one may have its sender's reports set aside. */
  readonly warns: boolean;
  /** An appeal has been answered: there is none against that. */
  readonly isFinal: boolean;
}

interface About {
  readonly site: Site;
  readonly language: Language;
  readonly country: string | null;
  readonly appealUntil: Date;
}

/** The letter to whoever reported something. It says neither what was done nor to whom. */
export function composeReportLetter({ number, at, subject, name, outcome, warns, isFinal }: LetterReport, about: About): Letter {
  const { language, country, site, appealUntil } = about;
  const { t, day, section } = createLetterWriter(language, country, site.timeZone);
  const reported = t('reporter.reported', { subject: name === '' ? 'other' : (subject ?? 'other'), name, date: day(at), number });
  const isDismissed = outcome === 'dismissed';
  return {
    language,
    title: t('reporter.title', { outcome }),
    sections: [
      ...section('happened', [plain(reported), plain(isDismissed ? t('happened.cleared') : t('reporter.acted'))]),
      ...section('machine', [plain(t('machine.person'))]),
      ...section('meaning', [...(warns && isDismissed ? [no(t('reporter.warning'))] : []), yes(t('reporter.secret'))]),
      ...(isDismissed && !isFinal ? section('appeal', [plain(t('appeal.how', { until: day(appealUntil) })), plain(t('appeal.who'))]) : []),
      ...section('other_ways', [plain(t('other_ways'))]),
    ],
    own_words: false,
  };
}
