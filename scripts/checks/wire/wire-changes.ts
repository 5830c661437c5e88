import { type Access, isForStaff } from '#platform/contract/endpoint.ts';
import type { Wire, WireCall } from './read-wire.ts';

/** JSON Schema, as far as contracts use it. */
interface Schema {
  readonly type?: string | undefined;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** Who reads the value: a page what the server sends, the server what a page sends. */
type Reader = 'page' | 'server';

const rankOf = (access: Access): number => (isForStaff(access) ? 2 : access === 'member' ? 1 : 0);

/** What a page or a server of the release with the wire `before` would not survive, one sentence each. */
export function breakingChanges(before: Wire, now: Wire): string[] {
  const { toServer, toPage } = before.frames;
  return [
    ...Object.entries(before.calls).flatMap(([name, call]) => changesOfCall(name, call, now.calls[name])),
    ...Object.entries(toServer).flatMap(([type, data]) => changesOf(`frame ${type} of pages`, data, now.frames.toServer[type], 'server')),
    ...Object.entries(toPage).flatMap(([type, data]) => changesOf(`frame ${type} of the server`, data, now.frames.toPage[type], 'page')),
  ];
}

function changesOfCall(name: string, before: WireCall, now: WireCall | undefined): string[] {
  if (now === undefined) return [`${name} goes away`];
  const otherStatus = Object.entries(before.errors).filter(([code, status]) => (now.errors[code] ?? status) !== status);
  return [
    ...(rankOf(now.access) > rankOf(before.access) ? [`${name} asks for more access`] : []),
    ...(now.refusesUnknownFields && !before.refusesUnknownFields ? [`${name} refuses unknown fields`] : []),
    ...(now.empty && !before.empty ? [`${name} may have no reply`] : []),
    ...(now.upload !== before.upload || now.rawBody !== before.rawBody ? [`${name} takes another kind of body`] : []),
    ...otherStatus.map(([code]) => `${name}: ${code} has another status`),
    ...changesOf(`${name} query`, before.query ?? noFields, now.query ?? noFields, 'server'),
    ...changesOf(`${name} body`, before.body ?? noFields, now.body ?? noFields, 'server'),
    ...changesOf(`${name} reply`, before.reply, now.reply, 'page'),
  ];
}

const noFields: Schema = { type: 'object', properties: {} };

function changesOf(where: string, before: Schema, now: Schema | undefined, reader: Reader): string[] {
  if (now === undefined) return [`${where} goes away`];
  const [olds, news] = [alternativesOf(before), alternativesOf(now)];
  const values = news.flatMap(valuesOf);
  const goneValues = olds.flatMap(valuesOf).filter((value) => !values.includes(value) && !news.some((one) => isOpen(one, value)));
  const hasNull = (all: readonly Schema[]) => all.some(({ type }) => type === 'null');
  return [
    ...goneValues.map((value) => `${where}: the value ${JSON.stringify(value)} goes away`),
    ...(reader === 'page' && hasNull(news) && !hasNull(olds) ? [`${where} may be null`] : []),
    ...olds.filter((one) => valuesOf(one).length === 0).flatMap((one) => changesOfAlternative(where, one, news, reader)),
  ];
}

/** Of the schemas that the value may have now, the one that differs least counts. */
function changesOfAlternative(where: string, before: Schema, news: readonly Schema[], reader: Reader): string[] {
  const same = news.filter((one) => one.type === before.type && valuesOf(one).length === 0);
  const [least] = same.map((one) => changesOfKind(where, before, one, reader)).toSorted((one, other) => one.length - other.length);
  return least ?? [`${where} is no longer ${before.type ?? 'any value'}`];
}

function changesOfKind(where: string, before: Schema, now: Schema, reader: Reader): string[] {
  const [wasRequired, isRequired] = [before.required ?? [], now.required ?? []];
  const [asked, lost] = [
    isRequired.filter((name) => !wasRequired.includes(name)),
    wasRequired.filter((name) => !isRequired.includes(name)),
  ];
  const parts = Object.entries({ ...before.properties, ...before.patternProperties });
  return [
    ...(reader === 'server' ? asked.map((name) => `${where}.${name} becomes required`) : []),
    ...(reader === 'server' ? narrowed(where, before, now) : []),
    ...(reader === 'page' ? lost.filter((name) => now.properties?.[name]).map((name) => `${where}.${name} may be missing`) : []),
    ...parts.flatMap(([name, part]) =>
      changesOf(`${where}.${name}`, part, now.properties?.[name] ?? now.patternProperties?.[name], reader),
    ),
    ...(before.items ? changesOf(`${where}[]`, before.items, now.items, reader) : []),
  ];
}

const upper = ['maxLength', 'maximum', 'maxItems', 'maxProperties'];
const lower = ['minLength', 'minimum', 'minItems', 'minProperties'];
const exact = ['pattern', 'format', 'uniqueItems', 'multipleOf'];

/** The server refuses values that it took before. */
function narrowed(where: string, before: object, now: object): string[] {
  const [was, is] = [new Map<string, unknown>(Object.entries(before)), new Map<string, unknown>(Object.entries(now))];
  const numberOf = (limits: ReadonlyMap<string, unknown>, name: string, otherwise: number) => Number(limits.get(name) ?? otherwise);
  return [
    ...upper.filter((name) => numberOf(is, name, Infinity) < numberOf(was, name, Infinity)),
    ...lower.filter((name) => numberOf(is, name, -Infinity) > numberOf(was, name, -Infinity)),
    ...exact.filter((name) => is.has(name) && is.get(name) !== was.get(name)),
  ].map((name) => `${where}: ${name} is stricter`);
}

const alternativesOf = (schema: Schema): Schema[] => schema.anyOf?.flatMap(alternativesOf) ?? [schema];

const valuesOf = (schema: Schema): unknown[] => ('const' in schema ? [schema.const] : [...(schema.enum ?? [])]);

/** Any value of this type is one. */
const isOpen = (schema: Schema, value: unknown): boolean => valuesOf(schema).length === 0 && schema.type === typeof value;
