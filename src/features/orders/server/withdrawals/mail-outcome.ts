import { pickLanguage } from '#platform/contract/languages.ts';
import { moneyText } from '#platform/contract/money.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { findUser } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { RefundRow } from '../refunds/refund-repo.ts';
import type { OpenWithdrawal } from './open-withdrawal-repo.ts';

export interface OutcomeDeps {
  readonly mails: Mails;
  readonly sites: Sites;
  /** The base of links in mails that no request causes. */
  readonly originOf: (site: Site) => string;
}

/** Why nothing is paid back. `returned`: it was paid back before. */
export type Why = 'late' | 'used' | 'returned' | 'not_paid' | 'denied' | '';

export interface Result {
  readonly refund: RefundRow | null;
  readonly why: Why;
  /** The operator's words, instead of one of our reasons. */
  readonly words?: string;
}

/** Mails the declarer, and the account's own address where that is another one. Only the latter gets the sum. */
export async function mailOutcome(
  tx: Tx,
  { mails, sites, originOf }: OutcomeDeps,
  { site: id, number, name, orderText, email, language: declared }: OpenWithdrawal,
  buyer: UserId | null,
  { refund, why, words = '' }: Result,
): Promise<void> {
  const origin = originOf(await sites.byId(id));
  const owner = buyer === null ? null : await findUser(tx, buyer);
  const result = words !== '' ? 'words' : refund !== null ? 'refunded' : why;
  const post = (to: string, language: OpenWithdrawal['language'], named: boolean) => {
    const written = pickLanguage(language);
    const sum = refund === null || !named ? 'none' : sumOf(refund, written);
    const params = { name: email === to ? name : '', order: orderText, number, result, sum, words, link: origin };
    return mails.post(tx, { kind: 'withdrawal_ended', params, to, language: written, site: id, origin });
  };
  if (email !== '') await post(email, declared, owner?.email === email);
  if (owner !== null && owner.email !== email) await post(owner.email, owner.language, true);
}

const sumOf = ({ amount }: RefundRow, language: string): string => moneyText(amount, language);
