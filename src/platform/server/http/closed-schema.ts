import type { TSchema } from 'typebox';
import type { Endpoint } from '#platform/contract/endpoint.ts';

/** The schema by which a query or body is validated: without room for unknown fields where the endpoint refuses them. */
export const inputSchema = <Schema extends TSchema>(
  { refusesUnknownFields }: Pick<Endpoint, 'refusesUnknownFields'>,
  schema: Schema,
): Schema => (refusesUnknownFields === true ? closedOnce(schema) : schema);

const known = new WeakMap<TSchema, TSchema>();

/** The same object for the same schema, so that compilers recognise what they have compiled. */
function closedOnce<Schema extends TSchema>(schema: Schema): Schema {
  const made = (known.get(schema) as Schema | undefined) ?? closed(schema);
  known.set(schema, made);
  return made;
}

/** Every object in it that does not say otherwise has `additionalProperties: false`. */
const closed = <Schema extends object>(schema: Schema): Schema => ({ ...schema, ...closedParts(schema) });

type Parts = Readonly<Record<string, unknown>>;

function closedParts(schema: object): Parts {
  const { properties, items, anyOf }: { readonly properties?: object; readonly items?: object; readonly anyOf?: readonly object[] } =
    schema;
  return {
    ...(properties && {
      additionalProperties: false,
      ...('additionalProperties' in schema ? { additionalProperties: schema.additionalProperties } : {}),
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, closed(part)])),
    }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  };
}
