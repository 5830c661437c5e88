import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart, smallPart } from '#platform/server/data-part.ts';
import type { Sealer } from '#platform/server/sealer.ts';
import { openDetails, openMandate } from '../debits/details.ts';
import { listDebitsOfUser, listMandates } from '../debits/mandate-repo.ts';
import { listRequests } from '../confirmation/request-repo.ts';

/** A member's part of the data export: mandates with their entered data, unconfirmed forms, and debits. */
export const debitData = (db: Db, sealer: Sealer): DataPart[] => [
  pagedPart('direct-debit-mandates', ['direct_debit_mandates'], async (user, after, limit) =>
    (await listMandates(db, user, after, limit)).map(({ details, ...mandate }) => ({ ...mandate, ...openMandate(sealer, details) })),
  ),
  smallPart('direct-debit-forms', ['direct_debit_requests'], async (user) =>
    (await listRequests(db, user)).map(({ details, ...request }) => ({ ...request, ...(details && openDetails(sealer, details)) })),
  ),
  smallPart('direct-debits', ['direct_debits'], (user) => listDebitsOfUser(db, user)),
];
