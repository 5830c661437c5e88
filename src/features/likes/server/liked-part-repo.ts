import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { storedAnswers } from '#features/prompts/server/index.ts';

/** The about text of the member. */
export async function findAbout(tx: Tx, member: UserId): Promise<string> {
  const row = await tx.selectFrom('profiles').select('about').where('user_id', '=', member).executeTakeFirst();
  return row?.about ?? '';
}

export async function findAnswers(tx: Tx, member: UserId): Promise<Answer[]> {
  const row = await tx.selectFrom('profiles').select('answers').where('user_id', '=', member).executeTakeFirst();
  return storedAnswers(row?.answers);
}
