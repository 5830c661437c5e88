import type { TSchema } from 'typebox';

/**
 * The schema without room for unknown fields: every object in it that does not say otherwise has `additionalProperties: false`.
 * So a misspelt or made-up field is refused instead of ignored, and the API description says so.
 */
export const closed = (schema: TSchema): object => ({ ...schema, ...closedParts(schema) });

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
