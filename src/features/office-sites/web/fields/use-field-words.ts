import { useTranslations } from 'use-intl';
import { declaredFields, fieldGroups, fields, type FieldName, type FieldProblem, fieldProblems } from '../../contract/fields.ts';
import { searchFields } from '#features/site/contract/fields.ts';
import { typedOf } from './typed-value.ts';

type Key = FieldName extends infer Name ? (Name extends `company.${infer Own}` ? `company_${Own}` : Name) : never;

const isField = (field: string): field is FieldName => Object.hasOwn(fields, field);
const isProblem = (code: unknown): code is FieldProblem => fieldProblems.some((one) => one === code);
const others = [...declaredFields, 'landers', 'films'] as const;
const isOther = (field: string): field is (typeof others)[number] => others.some((one) => one === field);
const named = ['all', 'with_trafficsource', 'closed', 'none', 'limited', 'suspicious', 'about', ...searchFields] as const;
const isNamed = (value: string): value is (typeof named)[number] => named.some((one) => one === value);
// The keys of catalogs have no dots.
const keyOf = (field: FieldName) => field.replace('.', '_') as Key;

export const groupOf = (field: string) =>
  (Object.keys(fieldGroups) as (keyof typeof fieldGroups)[]).find((group) => Object.hasOwn(fieldGroups[group], field)) ?? null;

interface FieldWords {
  readonly titleOf: (field: string) => string;
  readonly leadOf: (field: FieldName) => string;
  /** A value in a list of changes: short, on one line. */
  readonly valueOf: (field: string, value: unknown) => string;
  readonly choiceOf: (value: string) => string;
  /** Why a value is refused, and what it would do. */
  readonly problemOf: (params: Readonly<Record<string, string | number>>) => string;
}

export function useFieldWords(): FieldWords {
  const t = useTranslations('office-sites');
  const choiceOf = (value: string) => (isNamed(value) ? t(`values.${value}`) : value);
  return {
    titleOf: (field) => (isField(field) ? t(`fields.${keyOf(field)}.title`) : isOther(field) ? t(`others.${field}`) : field),
    leadOf: (field) => t(`fields.${keyOf(field)}.lead`),
    choiceOf,
    valueOf(field, value) {
      if (value === null || value === undefined) return t('page.notSet');
      if (typeof value === 'boolean') return t(value ? 'page.on' : 'page.off');
      const kind = fields[field]?.kind ?? 'json';
      if (Array.isArray(value) && kind === 'choices') return value.map((one) => choiceOf(String(one))).join(', ');
      const text = kind === 'choice' && typeof value === 'string' ? choiceOf(value) : typedOf(field, kind, value).replaceAll('\n', ', ');
      return text === '' ? t('page.nothing') : text;
    },
    problemOf(params) {
      const { problem } = params;
      // Which parameters a problem has is the server's to say.
      return t(`problems.${isProblem(problem) ? problem : 'wrong_shape'}`, {
        max: 0,
        min: 0,
        value: '',
        contrast: 0,
        nearest: '',
        ...params,
      });
    },
  };
}
