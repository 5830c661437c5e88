/** JSON Schema, as far as `wire.json` uses it. */
interface Schema {
  readonly type?: string | undefined;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** The name of every field, value and frame that only a later release knows. */
export const unknownName = 'from_a_later_release';

const unknownField = { [unknownName]: { list: [1], text: 'x' } };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What the server sends, as another release may send it within the contract: each object has a field that nobody knows, and lacks
 * those that the contract calls optional.
 */
export function withOtherFields(schema: Schema | undefined, value: unknown): unknown {
  const known = alternativeOf(schema, value);
  if (Array.isArray(value)) return value.map((item) => withOtherFields(known?.items, item));
  if (!isRecord(value)) return value;
  const { properties, required = [], patternProperties = {} } = known ?? {};
  const ofMap = Object.values(patternProperties)[0];
  const kept = Object.entries(value).filter(([name]) => properties?.[name] === undefined || required.includes(name));
  const fields = kept.map(([name, field]) => [name, withOtherFields(properties?.[name] ?? ofMap, field)] as const);
  return { ...Object.fromEntries(fields), ...(properties && unknownField) };
}

/** The same with a value that nobody knows wherever the contract lists the values, except in fields that `keeps` names. */
export function withOtherValues(schema: Schema | undefined, value: unknown, keeps: ReadonlySet<string>): unknown {
  const known = alternativeOf(schema, value);
  if (known?.enum !== undefined && typeof value === 'string') return unknownName;
  if (Array.isArray(value)) {
    const items = value.map((item) => withOtherValues(known?.items, item, keeps));
    return known?.items?.enum === undefined ? items : [...value, unknownName];
  }
  if (!isRecord(value)) return value;
  const ofMap = Object.values(known?.patternProperties ?? {})[0];
  const fields = Object.entries(value).map(([name, field]) => {
    const part = known?.properties?.[name] ?? ofMap;
    return [name, keeps.has(name) && alternativeOf(part, field)?.enum ? field : withOtherValues(part, field, keeps)] as const;
  });
  return Object.fromEntries(fields);
}

/** What a page sends, with a field in each object that the server does not know. Lists of maps are left as they are. */
export function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withUnknownFields(field)] as const);
  return { ...Object.fromEntries(fields), ...unknownField };
}

/** Of the schemas that a value may have, the one that it has. */
function alternativeOf(schema: Schema | undefined, value: unknown): Schema | undefined {
  if (schema?.anyOf === undefined) return schema;
  return schema.anyOf.map((one) => alternativeOf(one, value)).find((one) => one !== undefined && fits(one, value));
}

function fits(schema: Schema, value: unknown): boolean {
  if ('const' in schema) return schema.const === value;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.type === 'null') return value === null;
  if (schema.type === 'array') return Array.isArray(value);
  if (schema.type !== 'object') return typeof value === (schema.type === 'integer' ? 'number' : schema.type);
  const constants = Object.entries(schema.properties ?? {}).filter(([, part]) => 'const' in part);
  return (
    isRecord(value) &&
    (schema.required ?? []).every((name) => name in value) &&
    constants.every(([name, part]) => !(name in value) || part.const === value[name])
  );
}
