import type { TSchema } from 'typebox';

interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Properties that are only a person's, or that say who somebody is. */
const ofPeople = new Set(['main_image', 'thumb_hash', 'age', 'profile', 'profiles', 'member', 'sender', 'candidates', 'liked_by']);

/** Whether something of this shape can show a person, by its own properties or by those of a part. */
export function showsPeople(schema: TSchema): boolean {
  const shows = ({ properties = {}, items, anyOf = [] }: Schema): boolean =>
    Object.keys(properties).some((name) => ofPeople.has(name)) ||
    ('id' in properties && 'name' in properties) ||
    [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf].some(shows);
  return shows(schema as Schema);
}
