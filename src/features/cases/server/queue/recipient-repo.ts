import { sql } from 'kysely';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { CaseId } from './opening.ts';

interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Of the complaint; null for what came in another way. */
  readonly number: string | null;
}

/** Who gets the answer: the sender of the complaint, else the member who asks. Null: nobody whose address is known. */
export async function findRecipient(tx: Tx, caseId: CaseId): Promise<Recipient | null> {
  const { rows } = await sql<{ email: string; name: string; language: string; number: string | null }>`
    SELECT found.email, found.name, found.language, found.number FROM (
      SELECT 1 AS rank, k.email, k.name, k.language, k.number FROM case_sources s JOIN complaints k ON k.id = s.complaint_id
        WHERE s.case_id = ${caseId} AND k.email <> ''
      UNION ALL
      SELECT 2, u.email, coalesce(p.name, ''), u.language, NULL FROM cases c JOIN users u ON u.id = c.subject_id
          LEFT JOIN profiles p ON p.user_id = u.id
        WHERE c.id = ${caseId} AND c.kind IN ('complaint', 'data_request')) AS found
    ORDER BY found.rank LIMIT 1`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { ...row, language: pickLanguage(row.language) };
}
