import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** What mails to other members may say of a member. */
export interface InMails {
  /** First name, age and town. */
  readonly name: boolean;
  readonly photo: boolean;
}

/** Null: the account is gone. */
export async function findInMails(db: Db, id: UserId): Promise<InMails | null> {
  const row = await db.selectFrom('profiles').select(['mail_name', 'mail_photo']).where('user_id', '=', id).executeTakeFirst();
  return row ? { name: row.mail_name, photo: row.mail_photo } : null;
}
