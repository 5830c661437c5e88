import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { NotificationType } from '#features/mails/contract/notification-types.ts';

/** The notifications that a member has switched off. */
export interface Switches {
  readonly email: string;
  readonly mailOff: readonly string[];
  readonly pushOff: readonly string[];
}

/** Null: the account is gone. */
export async function findSwitches(db: Db, user: UserId): Promise<Switches | null> {
  const row = await db.selectFrom('users').select(['email', 'mail_off', 'push_off']).where('id', '=', user).executeTakeFirst();
  return row ? { email: row.email, mailOff: row.mail_off, pushOff: row.push_off } : null;
}

/** An undefined channel stays as it is. False: the account is gone. */
export async function setSwitch(
  db: Db,
  user: UserId,
  type: NotificationType,
  { mail, push }: { readonly mail?: boolean | undefined; readonly push?: boolean | undefined },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE users SET mail_off = ${switched('mail_off', type, mail)}, push_off = ${switched('push_off', type, push)}
    WHERE id = ${user}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** SQL: the list with the type in it exactly once, or without it. */
function switched(column: 'mail_off' | 'push_off', type: NotificationType, on: boolean | undefined) {
  const without = sql`array_remove(${sql.ref(column)}, ${type})`;
  if (on === undefined) return sql.ref(column);
  return on ? without : sql`${without} || ARRAY[${type}]::text[]`;
}
