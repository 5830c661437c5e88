import type { Db } from '#platform/server/db/open-database.ts';
import type { LetterMail, MailDocuments } from '#features/mails/server/index.ts';
import { findDecisionByNumber } from '../rows/decision-repo.ts';
import { type LetterDeps, writeLetter } from './write-letter.ts';

/** Parts of the answer to an appeal that concern a reporter: what is done to the member does not. */
const forReporters: readonly string[] = ['happened', 'machine', 'other_ways'];

/** The letter below a mail: nothing when the decision is gone meanwhile. */
export async function letterDocuments(deps: LetterDeps, db: Db, mail: LetterMail): Promise<MailDocuments> {
  const isAnswer = mail.kind === 'appeal_decided';
  const decision = await findDecisionByNumber(db, mail.site, isAnswer ? mail.params.answer : mail.params.number);
  if (decision === null) return { passages: [], attachments: [] };
  const { title, sections } = await writeLetter(deps, db, decision, mail.language);
  const shown = isAnswer && mail.params.reader === 'reporter' ? sections.filter(({ part }) => forReporters.includes(part)) : sections;
  const passages = shown.map((section) => ({ title: section.title, paragraphs: section.paragraphs.map(({ text }) => text) }));
  return { passages: [{ title, paragraphs: [] }, ...passages], attachments: [] };
}
