import type { Catalog } from '#platform/web/data/catalogs.ts';

type Catalogs = Readonly<Record<string, Catalog>>;

/** Picks from the catalogs the texts or groups of texts at these paths: `members.interest`. */
export const pickTexts = (catalogs: Catalogs, paths: readonly string[]): Catalogs =>
  Object.fromEntries(Object.entries(catalogs).map(([name, catalog]) => [name, pick(catalog, paths, `${name}.`)]));

function pick(group: Catalog, paths: readonly string[], above: string): Catalog {
  return Object.fromEntries(
    Object.entries(group).flatMap(([key, value]) => {
      const path = above + key;
      if (paths.includes(path)) return [[key, value]];
      const inside = isGroup(value) ? pick(value, paths, `${path}.`) : {};
      return Object.keys(inside).length === 0 ? [] : [[key, inside]];
    }),
  );
}

const isGroup = (value: unknown): value is Catalog => typeof value === 'object' && value !== null && !Array.isArray(value);
