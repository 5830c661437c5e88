import { type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { ErrorParams } from '#platform/contract/result.ts';
import { cleanText, isLongerThan } from '#platform/contract/text/text.ts';
import { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import { declaredFields, type FieldProblem, fields as pageFields } from '../../contract/fields.ts';
import type { Fields } from '../document/site-document.ts';
import { meanings, type Surroundings } from './meanings.ts';

export interface Problem {
  readonly field: string;
  readonly problem: FieldProblem;
  readonly params: ErrorParams;
}

const schemas: Readonly<Partial<Record<string, TSchema>>> = {
  ...StoredSettings.properties,
  ...Object.fromEntries(Object.entries(StoredCompany.properties).map(([name, schema]) => [`company.${name}`, schema])),
};

/** The text as it is stored: without control characters and without space at its ends. Everything else as it is. */
export const normal = (value: unknown): unknown => (typeof value === 'string' ? cleanText(value).trim() : value);

/** What is wrong with values that would become different; `all`: the site as it would be with them. */
export function checkFields(changed: readonly string[], all: Fields, around: Surroundings): Problem[] {
  // The domain is one of the hosts.
  const checked = changed.includes('hosts') && !changed.includes('domain') ? [...changed, 'domain'] : changed;
  return checked.flatMap((field) => {
    const found = checkField(field, all[field] ?? null, all, around);
    return found === null ? [] : [{ field, ...found }];
  });
}

type Found = Omit<Problem, 'field'> | null;
const problem = (code: FieldProblem, params: ErrorParams = {}): Found => ({ problem: code, params });

function checkField(field: string, value: unknown, all: Fields, around: Surroundings): Found {
  if (declaredFields.some((declared) => declared === field)) return problem('declared_by_two');
  const shown = pageFields[field];
  if (value === null && shown?.optional === true) return null;
  const early = shown === undefined ? null : checkKind(shown, value);
  if (early !== null) return early;
  const meant = meanings[field]?.(value, all, around) ?? null;
  if (meant !== null) return problem(...meant);
  const schema = schemas[field];
  // The kind said that hosts and the time zone are what they have to be.
  if (schema === undefined || Value.Check(schema, value)) return null;
  const [first] = Value.Errors(schema, value);
  return problem('wrong_shape', { at: first?.instancePath.slice(1, 101) ?? '' });
}

/** Whether it is a value of its kind at all. */
function checkKind({ kind, min = 0, max = 0, of = [], optional }: NonNullable<(typeof pageFields)[string]>, value: unknown): Found {
  if (kind === 'text' || kind === 'words') {
    if (typeof value !== 'string') return problem('not_text');
    if (value === '' && optional !== true) return problem('empty');
    return isLongerThan(value, max) ? problem('too_long', { max }) : null;
  }
  if (kind === 'number') {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return problem('not_a_number');
    // Those that have a meaning of their own say what would happen.
    if (min === 1 && max === 7) return value < min || value > max ? problem('niche_unknown', { value }) : null;
    if (min === 14 && value < min) return problem('refund_too_short', { min, value });
    return value < min || value > max ? problem('out_of_range', { min, max, value }) : null;
  }
  if (kind === 'switch') return typeof value === 'boolean' ? null : problem('not_a_choice', { value: shownValue(value) });
  if (kind === 'choice') return of.some((one) => one === value) ? null : problem('not_a_choice', { value: shownValue(value) });
  if (kind === 'list' || kind === 'choices') {
    if (!Array.isArray(value) || value.length > 300) return problem('wrong_shape', { at: '' });
    const entries: readonly unknown[] = value;
    if (!entries.every((one) => typeof one === 'string' && one.trim() !== '' && one.length <= 253)) return problem('empty');
    const double = entries.find((one, place) => entries.indexOf(one) !== place);
    return double === undefined ? null : problem('twice', { value: shownValue(double) });
  }
  return null;
}

const shownValue = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 60);
