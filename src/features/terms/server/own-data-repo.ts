import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** For the data export: when the member was mailed about which terms. */
export const termsData = (db: Db): DataPart[] => [
  smallPart('terms-mails', ['terms_mails'], (user) =>
    db.selectFrom('terms_mails').select(['version', 'mailed_at']).where('user_id', '=', user).orderBy('mailed_at').execute(),
  ),
];
