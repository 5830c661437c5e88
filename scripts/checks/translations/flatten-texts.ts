/** The texts of nested objects, by their keys joined with dots. */
export function flattenTexts(value: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'string'
        ? [[`${prefix}${key}`, inner] as const]
        : typeof inner === 'object' && inner !== null
          ? [...flattenTexts(inner, `${prefix}${key}.`)]
          : [],
    ),
  );
}
