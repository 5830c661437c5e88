import type { Owner } from '../../db/owners.ts';

/** What db/owners.ts says. */
export interface Owners {
  readonly owners: Readonly<Record<string, Owner>>;
  readonly everywhere: readonly string[];
  readonly sameOwner: readonly string[];
  readonly crossing: readonly { readonly reason: string; readonly keys: readonly string[] }[];
}

interface Table {
  readonly columns: readonly string[];
  readonly keys: readonly ForeignKey[];
}

interface ForeignKey {
  /** Such as `likes.to_id`, with several columns `likes.from_id+from_fictional`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly table: string;
  readonly referenced: readonly string[];
}

/** The tables of db/schema.sql by name. */
export function tablesOf(schema: string): ReadonlyMap<string, Table> {
  const list = (text: string) => text.split(', ');
  return new Map(
    [...schema.matchAll(/^CREATE TABLE (\w+) \(\n(.*?)\n\);$/gms)].map(([, name = '', body = '']) => [
      name,
      {
        columns: [...body.matchAll(/^ {2}(?!CONSTRAINT )"?(\w+)"? /gm)].map(([, column = '']) => column),
        keys: [...body.matchAll(/FOREIGN KEY \(([^)]+)\) REFERENCES (\w+)\(([^)]+)\)/g)].map(
          ([, columns = '', table = '', referenced = '']) => ({
            name: `${name}.${list(columns).join('+')}`,
            columns: list(columns),
            table,
            referenced: list(referenced),
          }),
        ),
      },
    ]),
  );
}

/** What differs between the schema and db/owners.ts, each a sentence. */
export function faultsOfOwners(tables: ReadonlyMap<string, Table>, said: Owners): string[] {
  const crossing = said.crossing.flatMap(({ keys }) => keys);
  const listed = [...said.sameOwner, ...crossing];
  const all = [...tables].flatMap(([table, { keys }]) => keys.map((key) => ({ table, key })));
  const needed = new Set(all.filter(({ table, key }) => mayCross(table, key, said)).map(({ key }) => key.name));
  return [
    ...[...tables.keys()].filter((name) => said.owners[name] === undefined).map((name) => `${name} has no owner`),
    ...[...Object.keys(said.owners), ...said.everywhere].filter((name) => !tables.has(name)).map((name) => `there is no table ${name}`),
    ...Object.entries(said.owners).flatMap(([name, owner]) => faultsOfOwner(name, owner, tables, said)),
    ...[...needed].filter((name) => !listed.includes(name)).map((name) => `${name} may lead to another owner and is not listed`),
    ...listed.filter((name, n) => listed.indexOf(name) !== n).map((name) => `${name} is listed twice`),
    ...listed
      .filter((name) => !needed.has(name))
      .map((name) => (all.some(({ key }) => key.name === name) ? `${name} never leads to another owner` : `there is no key ${name}`)),
    ...all
      .filter(({ table, key }) => said.sameOwner.includes(key.name) && said.owners[table]?.owner !== said.owners[key.table]?.owner)
      .map(({ key }) => `${key.name} leads to another kind of owner`),
  ];
}

function faultsOfOwner(name: string, { owner, by = [], of }: Owner, tables: ReadonlyMap<string, Table>, said: Owners): string[] {
  const columns = tables.get(name)?.columns ?? by;
  return [
    ...by.filter((column) => !columns.includes(column)).map((column) => `${name} has no column ${column}`),
    ...(owner !== 'global' && by.length === 0 ? [`${name} names no column that leads to its ${owner}`] : []),
    ...(of !== undefined && said.owners[of]?.owner !== owner ? [`${name} and ${of} have different kinds of owners`] : []),
  ];
}

/** Whether the columns of a key leave open that its two rows have the same owner. */
function mayCross(table: string, key: ForeignKey, { owners, everywhere }: Owners): boolean {
  const [from, to] = [owners[table], owners[key.table]];
  if (from === undefined || to === undefined || everywhere.includes(key.table)) return false;
  if (from.owner !== to.owner) return true;
  if (from.owner === 'global') return false;
  // The column that says who owns the one row refers to that which says it of the other, or to the row whose owner it has.
  const leads = (column: string) => from.by?.includes(column) === true;
  return !key.columns.some((column, n) => leads(column) && (from.of === key.table || to.by?.includes(key.referenced[n] ?? '') === true));
}
