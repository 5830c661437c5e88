import { isDeepStrictEqual } from 'node:util';
import { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import { declaredFields } from '../../contract/fields.ts';

/** The values of a site by field: settings by their key, the company's with `company.` before it, `hosts` and `time_zone`. Null: not set. */
export type Fields = Readonly<Record<string, unknown>>;

/** As the API has them. */
export interface SiteDocument {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly company: Readonly<Record<string, unknown>>;
  readonly hosts: readonly string[];
  readonly time_zone: string;
}

const settingNames = Object.keys(StoredSettings.properties);
const companyNames = Object.keys(StoredCompany.properties);
export const fieldNames: readonly string[] = [...settingNames, ...companyNames.map((name) => `company.${name}`), 'hosts', 'time_zone'];

interface Stored {
  readonly settings: object;
  readonly company: object;
  readonly hosts: readonly string[];
  readonly timeZone: string;
}

export function fieldsOf({ settings, company, hosts, timeZone }: Stored): Fields {
  const [set, own] = [new Map(Object.entries(settings)), new Map(Object.entries(company))];
  return Object.fromEntries([
    ...settingNames.map((name) => [name, set.get(name) ?? null]),
    ...companyNames.map((name) => [`company.${name}`, own.get(name) ?? null]),
    ['hosts', hosts],
    ['time_zone', timeZone],
  ]);
}

/** Null is a value of these alone; elsewhere it means that the key is missing. */
const nullable: readonly string[] = declaredFields;

export function documentOf(fields: Fields): SiteDocument {
  const settings: Record<string, unknown> = {};
  const company: Record<string, unknown> = {};
  for (const name of settingNames) if (fields[name] !== null || nullable.includes(name)) settings[name] = fields[name];
  for (const name of companyNames) if (fields[`company.${name}`] !== null) company[name] = fields[`company.${name}`];
  return { settings, company, hosts: fields['hosts'] as readonly string[], time_zone: fields['time_zone'] as string };
}

export interface FieldChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** What would become different, in the order of the fields. */
export const changesBetween = (before: Fields, after: Fields): FieldChange[] =>
  Object.keys(before).flatMap((field) => {
    const [old, next] = [before[field] ?? null, after[field] ?? null];
    return isDeepStrictEqual(old, next) ? [] : [{ field, old, new: next }];
  });

interface Sent {
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  readonly company?: Readonly<Record<string, unknown>> | undefined;
  readonly hosts?: unknown;
  readonly time_zone?: unknown;
}

/** The fields that a caller sent; those that are missing stay as they are. */
export const fieldsSent = ({ settings = {}, company = {}, hosts, time_zone }: Sent): Fields => ({
  ...settings,
  ...Object.fromEntries(Object.entries(company).map(([name, value]) => [`company.${name}`, value])),
  ...(hosts !== undefined && { hosts }),
  ...(time_zone !== undefined && { time_zone }),
});
