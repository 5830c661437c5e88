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
export function presentFigures({ accounts, deferred: left, vat }: Figures, sites: readonly number[]) {
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
  const ofSites = Map.groupBy(
    left.filter(({ site }) => sites.includes(site)),
    ({ currency }) => currency,
  );
  const deferred = [...ofSites].map(([currency, rows]) => {
    const of = (part: 'before' | 'sold' | 'others' | 'open') => total(rows.map((row) => row[part]));
    const [before, sold, others, open] = [of('before'), of('sold'), of('others'), of('open')];
    return { currency, before, sold, earned: open - before - sold - others, others, open };
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
  return {
    sums,
    deferred: deferred.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    vat: byCountry.toSorted((a, b) => b.amount - a.amount),
  };
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
