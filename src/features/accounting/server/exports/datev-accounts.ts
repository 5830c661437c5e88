import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { BookEntry } from '../books/books-repo.ts';
import { placeOf } from '#features/shop/server/index.ts';
import type { JournalLine } from './export-journal.ts';

const DatevAccount = Type.Object(
  {
    account: Type.String({ pattern: '^[0-9]{4}$' }),
    /** BU-Schlüssel: 40 disables the automatic VAT of an account, because VAT is a separate line here. */
    key: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
  },
  { additionalProperties: false },
);
export type DatevAccount = Static<typeof DatevAccount>;

/**
 * Maps our accounts to a chart of accounts. `clearing.stripe` takes precedence over `clearing`; `vat`, `earned` and `deferred` are by
 * country (`vat.FR`), else by place: `domestic`, `eu`, `outside`. Deferred revenue of premium for some days is `deferred.days`.
 */
const DatevAccounts = Type.Record(
  Type.String({
    pattern: '^(clearing|bank|deferred|earned|fees|goodwill|receivables|refunds|returning|rounding|vat|written_off)([.][A-Za-z_]+)?$',
  }),
  DatevAccount,
  { additionalProperties: false },
);
export type DatevAccounts = Readonly<Static<typeof DatevAccounts>>;

type Place = 'domestic' | 'eu' | 'outside';
type ByPlace = 'deferred' | 'earned' | 'vat';
/** Each account of the books has its own entry. */
type ChartOfAccounts = Readonly<
  Record<Exclude<BookEntry['account'], ByPlace> | `${ByPlace}.${Place}` | 'deferred.days' | 'exchange', DatevAccount>
>;

/** SKR03. */
export const skr03: DatevAccounts & ChartOfAccounts = {
  // Geldtransit
  clearing: { account: '1360' },
  // Bank
  bank: { account: '1200' },
  // Passive Rechnungsabgrenzung: premium for some days belongs to a certain period
  'deferred.days': { account: '0990' },
  // Erhaltene, versteuerte Anzahlungen 19 % USt: credits never expire
  'deferred.domestic': { account: '1718', key: '40' },
  // Erhaltene Anzahlungen
  'deferred.eu': { account: '1710' },
  'deferred.outside': { account: '1710' },
  // Aufwendungen aus der Währungsumrechnung
  exchange: { account: '2150' },
  // Erlöse 19 % USt
  'earned.domestic': { account: '8400', key: '40' },
  // Erlöse aus im anderen EU-Land steuerpflichtigen elektronischen Dienstleistungen
  'earned.eu': { account: '8331', key: '40' },
  // Erlöse aus im Drittland steuerbaren Leistungen
  'earned.outside': { account: '8338' },
  // Nebenkosten des Geldverkehrs
  fees: { account: '4970' },
  // Forderungen aus Lieferungen und Leistungen ohne Kontokorrent
  receivables: { account: '1410' },
  // Sonstige Verbindlichkeiten
  refunds: { account: '1700' },
  // Taken back and not paid yet: for taxes it is a sale until the payment, so it stays where it was deferred.
  returning: { account: '0990' },
  // Erlösschmälerungen
  goodwill: { account: '8700' },
  // Forderungsverluste
  written_off: { account: '2400' },
  // Sonstige betriebliche Aufwendungen
  rounding: { account: '4900' },
  // Umsatzsteuer 19 %
  'vat.domestic': { account: '1776' },
  // Umsatzsteuer aus im anderen EU-Land steuerpflichtigen sonstigen Leistungen
  'vat.eu': { account: '1768' },
  // Verbindlichkeiten aus Steuern und Abgaben
  'vat.outside': { account: '1736' },
};

/** The defaults, overridden by the operator's file. */
export function readDatevAccounts(json: string): Result<DatevAccounts, 'accounts_invalid'> {
  try {
    const changed: unknown = JSON.parse(json);
    if (Value.Check(DatevAccounts, changed)) return ok({ ...defaultsBeside(changed), ...changed });
    const [problem] = Value.Errors(DatevAccounts, changed);
    return fail('accounts_invalid', { value: `${problem?.instancePath ?? ''} ${problem?.message ?? ''}` });
  } catch (error) {
    return fail('accounts_invalid', { value: error instanceof Error ? error.message : String(error) });
  }
}

/** The operator may set one account for all deferred revenue; it replaces our accounts by place. */
const defaultsBeside = (changed: DatevAccounts): DatevAccounts =>
  changed['deferred'] === undefined ? skr03 : Object.fromEntries(Object.entries(skr03).filter(([name]) => !name.startsWith('deferred.')));

/** Throws when the table has no account, although the defaults have one for each. */
export function datevAccountOf(accounts: DatevAccounts, { account, provider, country, timed }: JournalLine, company: string): DatevAccount {
  const names = [
    ...(timed ? [`${account}.days`] : []),
    `${account}.${provider ?? country}`,
    `${account}.${placeOf(country, company)}`,
    account,
  ];
  const found = names.map((name) => accounts[name]).find((one) => one !== undefined);
  if (!found) throw new Error(`no account of DATEV for ${account}`);
  return found;
}

/** The account for exchange differences between sale and payout. */
export const exchangeAccount = (accounts: DatevAccounts): DatevAccount => accounts['exchange'] ?? skr03.exchange;
