import type { Equation } from '#features/accounting/contract/equations.ts';
import type { Figures } from './figures-repo.ts';

type Account = Figures['accounts'][number];

/** The entries that an equation is about, and whether a credit is what one reads as an amount. */
interface Side {
  readonly of: (entry: Account) => boolean;
  readonly credit: boolean;
}

const on =
  (...accounts: readonly string[]) =>
  ({ account }: Account): boolean =>
    accounts.includes(account);

const sides: Partial<Record<Equation, Side>> = {
  currencies: { of: () => true, credit: false },
  deferred: { of: (entry) => on('deferred')(entry) && !entry.timed, credit: true },
  premium: { of: (entry) => on('deferred')(entry) && entry.timed, credit: true },
  premium_earned: { of: (entry) => on('earned')(entry) && entry.timed, credit: true },
  receivables: { of: on('receivables'), credit: false },
  clearing: { of: on('clearing', 'bank'), credit: false },
  provider_clearing: { of: on('clearing'), credit: false },
  bank: { of: on('bank'), credit: false },
  refunds: { of: on('refunds'), credit: true },
  goodwill: { of: on('goodwill'), credit: false },
  written_off: { of: on('written_off'), credit: false },
  vat: { of: on('vat'), credit: true },
};

/** Sums of the company behind these sites. */
export function presentFigures({ accounts, vat }: Figures, sites: readonly number[]) {
  const own = accounts.filter(({ site }) => sites.includes(site));
  const currencies = [...new Set(own.map(({ currency }) => currency))].toSorted();
  const sums = Object.entries(sides).flatMap(([name, { of, credit }]) => {
    const entries = own.filter(of);
    return currencies
      .filter((currency) => entries.some((entry) => entry.currency === currency))
      .map((currency) => {
        const sum = total(entries.filter((entry) => entry.currency === currency).map(({ amount }) => amount));
        // 0 − 0 is −0.
        return { name: name as Equation, currency, amount: credit && sum !== 0 ? -sum : sum };
      });
  });
  const deferred = currencies.flatMap((currency) => {
    const entries = own.filter((entry) => entry.currency === currency && entry.account === 'deferred');
    const owed = (part: 'before' | 'sold' | 'earned' | 'others' | 'amount') => 0 - total(entries.map((entry) => entry[part]));
    if (entries.length === 0) return [];
    return [{ currency, before: owed('before'), sold: owed('sold'), earned: owed('earned'), others: owed('others'), open: owed('amount') }];
  });
  const taxed = Map.groupBy(
    vat.filter(({ site }) => sites.includes(site)),
    ({ country, rate, currency }) => JSON.stringify([country, rate, currency]),
  );
  const byCountry = [...taxed.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { country, rate, currency } = first;
    return [{ country, rate, currency, amount: total(rows.map(({ amount }) => amount)) }];
  });
  return { sums, deferred, vat: byCountry.toSorted((a, b) => b.amount - a.amount) };
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
