import type { TSchema } from 'typebox';

/**
 * The schema without unknown fields: every object in it has `additionalProperties: false` unless it says otherwise. So the server
 * refuses a misspelt or made-up field instead of ignoring it, and the API description says so.
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
