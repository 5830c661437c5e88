import { contentLimits, type ContentKind } from '#features/site-content/contract/kinds.ts';
import type { Body, Lang } from '../queries.ts';

export type FieldName = 'title' | 'lead' | 'body' | 'headline' | 'film' | 'text' | 'hidden' | 'offered' | 'price' | 'position';
/** What stands in the fields. */
export type Typed = Readonly<Partial<Record<FieldName, string | boolean>>>;

const inOne: Readonly<Record<ContentKind, readonly FieldName[]>> = {
  page: ['title', 'lead', 'body'],
  lander: ['headline', 'lead'],
  icebreaker: ['text'],
  gift: [],
  teaser: ['title', 'text'],
  legal: ['title', 'body'],
};
const inAll: Readonly<Record<ContentKind, readonly FieldName[]>> = {
  page: ['hidden'],
  lander: ['film'],
  icebreaker: ['hidden'],
  gift: ['offered', 'price'],
  teaser: ['hidden', 'position'],
  legal: [],
};

/** The landers that show a film. */
const withFilm: readonly string[] = ['transitionsvideolanding', 'video'];

interface Named {
  readonly kind: ContentKind;
  readonly key: string;
  readonly own: boolean;
}

/** The fields of a text: in one language, or for all of them. */
export function fieldsOf({ kind, key, own }: Named, language: Lang): readonly FieldName[] {
  if (language !== null) return kind === 'icebreaker' && !own ? [] : inOne[kind];
  return kind === 'lander' && !withFilm.includes(key) ? [] : inAll[kind];
}

export const hasCommon = (piece: Named): boolean => fieldsOf(piece, null).length > 0;
export const hasLanguages = ({ kind }: Named): boolean => inOne[kind].length > 0;

const switches: readonly FieldName[] = ['hidden', 'offered'];
const numbers: readonly FieldName[] = ['price', 'position'];

/** The fields as the content has them. */
export function typedOf(fields: readonly FieldName[], content: Body | null): Typed {
  const values = new Map<string, unknown>(Object.entries(content ?? {}));
  const shown = (name: FieldName): string | boolean => {
    const value = values.get(name);
    if (switches.includes(name)) return typeof value === 'boolean' ? value : name === 'offered';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return Object.fromEntries(fields.map((name) => [name, shown(name)]));
}

/** What the server takes; null where a number is none. */
export function bodyOf(
  { kind, key }: Pick<Named, 'kind' | 'key'>,
  language: Lang,
  typed: Typed,
  version: number,
): Record<string, unknown> | null {
  const body: Record<string, unknown> = { kind, key, language, version };
  for (const [name, value] of Object.entries(typed) as [FieldName, string | boolean][]) {
    if (typeof value === 'boolean') body[name] = value;
    else if (numbers.includes(name)) {
      const number = numberOf(value);
      if (number === undefined) return null;
      if (number !== null || name === 'price') body[name] = number;
    } else if (value.trim() !== '') body[name] = value;
  }
  return body;
}

/** Null: empty; undefined: no whole number. */
export function numberOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** Characters that a field may have; null: it has no words. */
export function mostOf(kind: ContentKind, name: FieldName): number | null {
  const limits = new Map<string, number>(kind === 'gift' ? [] : Object.entries(contentLimits[kind]));
  return limits.get(name) ?? null;
}

export const isSame = (one: Typed, other: Typed): boolean => JSON.stringify(one) === JSON.stringify(other);
