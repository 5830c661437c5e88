import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { findName, findUser } from '#features/account/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { ibanHint } from '../../contract/iban.ts';
import type { DebitDeps } from '../deps.ts';

interface Announced {
  readonly user: UserId;
  /** The order's id and number. */
  readonly order: number;
  readonly number: string;
  readonly amount: number;
  readonly dueOn: string;
  readonly iban: string;
  readonly reference: string;
  readonly creditorId: string;
}

/** Announces the day of a collection to the member: the first day, or a new one that replaces it. */
export async function postNotice(
  { mails, originOf }: Pick<DebitDeps, 'mails' | 'originOf'>,
  tx: Tx,
  kind: 'debit_notice' | 'debit_moved',
  debit: Announced,
  site: Site,
  requested?: string,
): Promise<void> {
  const user = await findUser(tx, debit.user);
  if (user === null) throw new Error(`user ${debit.user} has a debit and does not exist`);
  const origin = requested ?? originOf(site);
  await mails.post(tx, {
    kind,
    params: {
      name: await findName(tx, debit.user),
      link: `${origin}/directdebit?order=${debit.order}`,
      cents: debit.amount,
      until: debit.dueOn,
      account: ibanHint(debit.iban),
      order: debit.number,
      reference: debit.reference,
      creditor: debit.creditorId,
    },
    to: user.email,
    language: user.language,
    site: site.id,
    origin,
  });
}
