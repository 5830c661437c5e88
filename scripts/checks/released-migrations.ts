import { faultOfMarker } from '../../src/platform/server/db/migration-files.ts';
import { commentsBefore, statementsOf } from '../../src/platform/server/db/sql-statements.ts';
import { isOlderRelease } from '../../src/platform/server/release.ts';

/** What a process of the last release may not survive. The first word says in a message what the statement does. */
const breaking: readonly (readonly [does: string, pattern: RegExp])[] = [
  ['drops', /\bDROP\b(?!\s+(?:NOT\s+NULL|EXPRESSION|IDENTITY)\b)/i],
  ['renames', /\bRENAME\b/i],
  ['empties', /\bTRUNCATE\b/i],
  ['changes the type', /\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i],
  ['moves', /\bSET\s+SCHEMA\b/i],
  ['demands a value', /\bSET\s+NOT\s+NULL\b/i],
  [
    'demands a value',
    /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b)(?:(?!\bADD\b|\bDEFAULT\b|\bGENERATED\b)[^,])*?\bNOT\s+NULL\b(?![^,]*\b(?:DEFAULT|GENERATED)\b)/i,
  ],
  [
    'adds a constraint without NOT VALID',
    /\bADD\s+(?:CONSTRAINT\s+\S+\s+)?(?:CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)\b(?![^;]*\bNOT\s+VALID\b)/i,
  ],
  ['makes values unique', /\bCREATE\s+UNIQUE\s+INDEX\b/i],
  ['stops whoever writes while it builds an index', /\bCREATE\s+INDEX\s+(?!CONCURRENTLY\b)/i],
  ['takes a right', /\bREVOKE\b/i],
];

const comment = /--[^\n]*|\/\*[^]*?\*\//g;
const literal = /'(?:[^']|'')*'/g;
const table = /\b(?:ALTER\s+TABLE(?:\s+IF\s+EXISTS)?(?:\s+ONLY)?|\bON)\s+(?<name>\w+)/i;
const created = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?<name>\w+)/gi;
const excuse = /^-- breaks: (?<release>nothing|\d+\.\d+\.\d+), \S/m;

/** The names in `db/released.txt`. */
export const releasedIn = (list: string): string[] => list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

interface Migration {
  readonly name: string;
  readonly text: string;
}

/**
 * What is wrong with migrations that no release has brought yet: a statement that a process of the last release would not survive,
 * unless a comment before it says which release has stopped using what it breaks. Tables that are as new may be changed freely.
 */
export function faultsOfMigrations(migrations: readonly Migration[], released: readonly string[], release: string): string[] {
  const fresh = migrations.filter(({ name }) => !released.includes(name));
  const ownTables = new Set(fresh.flatMap(({ text }) => [...text.replaceAll(comment, '').matchAll(created)].map(nameOf)));
  const faults = fresh.flatMap(({ name, text }) =>
    statementsOf(text).flatMap((statement) => {
      const before = commentsBefore(statement.text);
      const code = statement.text.slice(before.length).replaceAll(comment, '').replaceAll(literal, "''");
      const [does] = breaking.find(([, pattern]) => pattern.test(code)) ?? [];
      if (does === undefined || ownTables.has(nameOf(table.exec(code)))) return [];
      const named = excuse.exec(before)?.groups?.['release'];
      const place = `db/migrations/${name}.sql, line ${statement.line}`;
      if (named === undefined)
        return [`${place} ${does}, which the last release may not survive: see "In two releases" in docs/how-to/add-a-migration.md.`];
      return named !== 'nothing' && isOlderRelease(release, named) ? [`${place} names release ${named}, which does not exist yet.`] : [];
    }),
  );
  const marked = fresh.flatMap(({ name, text }) => {
    const fault = faultOfMarker(text);
    return fault === null ? [] : [`db/migrations/${name}.sql ${fault}.`];
  });
  const missing = released.filter((name) => !migrations.some((one) => one.name === name));
  return [...faults, ...marked, ...missing.map((name) => `db/migrations/${name}.sql is released, and it is not there.`)];
}

const nameOf = (match: RegExpMatchArray | null): string => match?.groups?.['name']?.toLowerCase() ?? '';
