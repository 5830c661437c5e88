import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Removes the fields from a value that are not in its schema, so that no operation can pass them on. */
export type RemoveUnknown = (value: unknown) => void;

interface Parts {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
  readonly allOf?: readonly TSchema[];
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
}

/**
 * Null when the schema has no object, or refuses unknown fields, so there is nothing to remove. Created once for each schema, because
 * messages come by the thousand. Throws for schemas whose known fields it cannot determine: no call needs one.
 */
export function removerOf(schema: TSchema): RemoveUnknown | null {
  const { properties, items, anyOf, allOf, patternProperties = {} }: Parts = schema;
  if (allOf !== undefined || Object.values(patternProperties).some((part) => removerOf(part) !== null))
    throw new Error('Unknown fields are not removed from allOf, nor from objects in a map: write the input without them.');
  if (properties !== undefined) return ofObject(schema, properties);
  const ofItem = items === undefined ? null : removerOf(items);
  if (ofItem !== null) return (value) => Array.isArray(value) && value.forEach(ofItem);
  return anyOf?.some((one) => removerOf(one) !== null) ? ofUnion(schema) : null;
}

function ofObject(schema: TSchema, properties: Readonly<Record<string, TSchema>>): RemoveUnknown | null {
  const saysItself = 'additionalProperties' in schema;
  const known = new Set(Object.keys(properties));
  const parts = Object.entries(properties).flatMap(([name, part]) => {
    const remove = removerOf(part);
    return remove === null ? [] : [[name, remove] as const];
  });
  if (saysItself && parts.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return;
    if (!saysItself) for (const name of Object.keys(value)) if (!known.has(name)) Reflect.deleteProperty(value, name);
    for (const [name, remove] of parts) remove(Reflect.get(value, name));
  };
}

/** The library determines, on a copy, which member of the union the value is. */
const ofUnion =
  (schema: TSchema): RemoveUnknown =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const clean: unknown = Value.Clean(schema, value);
    if (typeof clean !== 'object' || clean === null) return;
    for (const name of Object.keys(value)) if (!Object.hasOwn(clean, name)) Reflect.deleteProperty(value, name);
    Object.assign(value, clean);
  };
