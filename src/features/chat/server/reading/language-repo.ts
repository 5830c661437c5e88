import type { UserId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** The language of the member's account. */
export async function findLanguage(db: Db, user: UserId): Promise<Language> {
  const row = await db.selectFrom('users').select('language').where('id', '=', user).executeTakeFirst();
  return pickLanguage(row?.language);
}
