import { type DataPart, smallPart } from '#platform/server/data-part.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Letter } from '../../contract/schemas.ts';

/** The letters about a member, by the number of their decision. */
type LettersOf = (user: UserId) => Promise<ReadonlyMap<string, Letter>>;

/** Data export: what was decided about the member, never by whom, appeals against it, and warnings that the member got. */
export const decisionData = (db: Db, lettersOf: LettersOf): DataPart[] => [
  smallPart('decisions', ['decisions'], async (user) => {
    const rows = await db
      .selectFrom('decisions')
      .select([
        'number',
        'act',
        'reason',
        'content',
        'content_type',
        'content_date',
        'item',
        'restricts',
        'restriction_visibility',
        'restriction_money',
        'restriction_service',
        'restriction_account',
        'ground',
        'ground_reference',
        'ground_explanation',
        'category',
        'facts',
        'words',
        'source',
        'found_by_machine',
        'decided_by_machine',
        'language',
        'decided_at',
        'starts_at',
        'ends_at',
        'applied_at',
      ])
      .where('user_id', '=', user)
      // What is neither applied nor withdrawn is no decision yet.
      .where('applied_at', 'is not', null)
      .orderBy('id')
      .execute();
    const letters = await lettersOf(user);
    return rows.map((row) => {
      const letter = letters.get(row.number);
      return { ...row, letter: letter === undefined ? null : textOf(letter) };
    });
  }),
  smallPart('appeals', ['appeals', 'cases'], (user) =>
    db
      .selectFrom('appeals')
      .innerJoin('cases', 'cases.id', 'appeals.case_id')
      .select(['cases.number', 'appeals.words', 'appeals.sent_at', 'cases.opened_at', 'cases.due_at', 'cases.state'])
      .where('appeals.user_id', '=', user)
      .orderBy('appeals.id')
      .execute(),
  ),
  smallPart('fraud-warnings', ['fraud_warnings'], (user) =>
    db
      .selectFrom('fraud_warnings')
      .select(['about_name', 'credits', 'created_at', 'done_at', 'closed_at'])
      .where('user_id', '=', user)
      .where('warns', '=', true)
      .orderBy('created_at')
      .execute(),
  ),
];

const textOf = ({ title, sections }: Letter): string =>
  [title, ...sections.flatMap((section) => [section.title, ...section.paragraphs.map(({ text }) => text)])].join('\n');

/** When an account is erased: what decisions and warnings quote of its member. The rows themselves are counted in reports. */
export async function eraseDecisions(tx: Tx, user: UserId): Promise<void> {
  await tx
    .deleteFrom('decision_items')
    .where('decision_id', 'in', (select) => select.selectFrom('decisions').select('id').where('user_id', '=', user))
    .execute();
  await tx.updateTable('decisions').set({ facts: '', words: '', item: null }).where('user_id', '=', user).execute();
  await tx.updateTable('cases').set({ appeal_words: '' }).where('subject_id', '=', user).where('appealed_by', '=', 'member').execute();
  await tx.updateTable('fraud_warnings').set({ about_name: '' }).where('about_id', '=', user).execute();
}
