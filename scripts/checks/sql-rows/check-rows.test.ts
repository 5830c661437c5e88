import path from 'node:path';
import type { PoolClient } from 'pg';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { checkRows } from './check-rows.ts';

interface Example {
  /** Put after the imports of a source file; `user` is a number, `pool` one of the driver. */
  readonly code: string;
  /** Without their place; only the first of several lines. */
  readonly problems: readonly string[];
}

const examples: Readonly<Record<string, Example>> = {
  'every type as the driver reads it': {
    code: `sql<{ id: number; email: string; paid_user: boolean; mail_off: string[]; signup_date: Date; count: number; ids: string[]; day: string; json: unknown }>\`
      SELECT id, email, paid_user, mail_off, signup_date, count(*) OVER () AS count, ARRAY[id] AS ids, signup_date::date AS day, '{}'::jsonb AS json FROM users WHERE id = \${user}\``,
    problems: [],
  },
  'a type that says more than the database': {
    code: `type Id = number & { readonly brand: 'id' };
      sql<{ readonly id: Id; readonly kind: 'a' | 'b' }>\`SELECT id, CASE WHEN paid_user THEN 'a' ELSE 'b' END AS kind FROM users\``,
    problems: [],
  },
  'an alias, Pick and an intersection': {
    code: `interface Wide { readonly id: number; readonly email: string; readonly language: string }
      type Row = Pick<Wide, 'id' | 'email'> & { readonly since: Date };
      sql<Row>\`SELECT id, email, signup_date AS since FROM users\``,
    problems: [],
  },
  'a property without a column': {
    code: `sql<{ id: number; email: string }>\`SELECT id FROM users\``,
    problems: ['"email" is in the type, but not selected'],
  },
  'a column without a property': {
    code: `sql<{ id: number }>\`SELECT id, email FROM users\``,
    problems: ['"email" is selected, but not in the type'],
  },
  'a column of another name': {
    code: `sql<{ id: number }>\`SELECT id AS user_id FROM users\``,
    problems: ['"id" is in the type, but not selected', '"user_id" is selected, but not in the type'],
  },
  'two columns of one name': {
    code: `sql<{ id: number }>\`SELECT u.id, p.user_id AS id FROM users u JOIN profiles p ON p.user_id = u.id\``,
    problems: ['"id" is selected twice'],
  },
  'another type': {
    code: `sql<{ id: string; signup_date: number; email: Date; mail_off: string }>\`SELECT id, signup_date, email, mail_off FROM users\``,
    problems: [
      '"id" is string in the type, but comes as number',
      '"signup_date" is number in the type, but comes as Date',
      '"email" is Date in the type, but comes as string',
      '"mail_off" is string in the type, but comes as string[]',
    ],
  },
  'a list of ids, which the driver leaves as texts': {
    code: `sql<{ ids: number[] }>\`SELECT array_agg(id) AS ids FROM users\``,
    problems: ['"ids" is number[] in the type, but comes as string[]'],
  },
  'a column that can be null': {
    code: `sql<{ region: string }>\`SELECT region FROM (SELECT region FROM profiles) p\``,
    problems: ['"region" can be null, but not in the type'],
  },
  'a column that can be null on the other side of an outer join': {
    code: `sql<{ id: number; region: string }>\`SELECT u.id, p.region FROM users u LEFT JOIN profiles p ON p.user_id = u.id\``,
    problems: ['"region" can be null, but not in the type'],
  },
  'a column that is never null': {
    code: `sql<{ email: string | null }>\`SELECT email FROM users\``,
    problems: ['"email" is never null, but is string | null in the type'],
  },
  'a required column that may have no partner in an outer join': {
    code: `sql<{ name: string | null }>\`SELECT p.name FROM users u LEFT JOIN profiles p ON p.user_id = u.id\``,
    problems: [],
  },
  'what a write answers': {
    code: `sql<{ id: number; region: string }>\`UPDATE profiles SET name = \${'a'} WHERE user_id = \${user} RETURNING user_id AS id, region\``,
    problems: ['"region" can be null, but not in the type'],
  },
  'a statement whose type comes from a function': {
    code: `const count = (): RawBuilder<{ readonly count: number }> => sql\`SELECT count(*) AS total FROM users\`; count();`,
    problems: ['"count" is in the type, but not selected', '"total" is selected, but not in the type'],
  },
  'parts, conditions, lists and names': {
    code: `const columns = sql\`u.id, u.email\`;
      const whose = (id: number | null) => id === null ? sql\`true\` : sql\`u.id = \${id}\`;
      const since = (column: string, more: RawBuilder<unknown> = sql\`, 1 AS one\`) => { const taken = sql.ref(column); return sql\`\${taken} AS since\${more}\`; };
      const any = sql.join([1, 17].map((from) => sql\`substring(u.email from \${sql.lit(from)}) = \${'a'}\`), sql\` OR \`);
      sql<{ id: number; email: string; since: Date; one: number }>\`SELECT \${columns}, \${since('u.signup_date')} FROM users u WHERE \${whose(user)} AND (\${any}) AND u.id IN (\${sql.join([1, 2])})\``,
    problems: [],
  },
  'columns by the names of a table': {
    code: `const names = Object.keys({ email: 1, language: 1 }) as ('email' | 'language')[];
      function shown(name: 'email' | 'language') {
        const [column, long] = [sql.ref(\`u.\${name}\`), name === 'email'];
        return long ? column : sql\`lower(\${column}) AS \${sql.ref(name)}\`;
      }
      sql<Record<'email' | 'language', string>>\`SELECT \${sql.join(names.map((name) => sql.ref(\`u.\${name}\`)))} FROM users u\`;
      sql<Record<'email' | 'language', string>>\`SELECT \${sql.join(names.map(shown))} FROM users u\`;
      sql<Record<'email', string>>\`SELECT \${sql.join(names.map((name) => sql\`u.\${sql.ref(name)}\`))} FROM users u\``,
    problems: ['"language" is selected, but not in the type'],
  },
  'either side of a condition': {
    code: `const column = user > 1 ? sql\`id\` : sql\`email\`; sql<{ one: number }>\`SELECT \${column} AS one FROM users\``,
    problems: ['"one" is number in the type, but comes as string'],
  },
  'a statement that the database does not understand': {
    code: `sql\`DELETE FROM users WHERE ident = \${user}\``,
    problems: ['column "ident" does not exist'],
  },
  'rows of no whole statement': {
    code: `sql<{ id: number }>\`id FROM users\``,
    problems: ['has the type of rows, but is no whole statement'],
  },
  'a type that the caller chooses': {
    code: `const all = <Row extends object>() => sql<Row>\`SELECT id FROM users\`; all();`,
    problems: ['the row type is known to the caller only'],
  },
  'a part that the caller gives': {
    code: `const all = (where: RawBuilder<unknown>) => sql<{ id: number }>\`SELECT id FROM users WHERE \${where}\`; all(sql\`true\`);`,
    problems: ['"where" is known to the caller only'],
  },
  'a statement of known rows that the caller gives': {
    code: `type Counted = { readonly likes: number; readonly newest: Date | null };
      const all = (parts: { readonly count: () => RawBuilder<Counted> }) =>
        sql<{ likes: string; since: Date | null }>\`SELECT likes, newest AS since FROM (\${parts.count()}) counted\`;
      all({ count: () => sql\`SELECT 1 AS likes\` });`,
    problems: ['"likes" is string in the type, but comes as number', '"newest" is in the type, but not selected'],
  },
  'a plain text for the driver': {
    code: `await pool.query<{ id: string }>('SELECT id FROM users WHERE id = $1', [user]);
      await pool.query<{ id: number }>(String(user));`,
    problems: ['the text of the statement is not in the call', '"id" is string in the type, but comes as number'],
  },
};

const fileOf = (name: string) => path.resolve('scripts/checks/sql-rows', `${name.replaceAll(/\W/g, '-')}.ts`);
const imports = `import { type RawBuilder, sql } from 'kysely';\nimport type { Pool } from 'pg';\n`;
const given = `declare const user: number;\ndeclare const pool: Pool;\nexport const used: readonly (RawBuilder<unknown> | Pool)[] = [];\n`;
const sources = new Map(Object.entries(examples).map(([name, { code }]) => [fileOf(name), `${imports}${given}${code}`]));
const program = createProgram();
let app: TestApp;
let client: PoolClient;
beforeAll(async () => {
  app = await createTestApp();
  client = await app.platform.database.pool.connect();
});
afterAll(async () => {
  client.release();
  await app.close();
});

test.each(Object.keys(examples))('%s', async (name) => {
  const file = fileOf(name);
  expect(program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ messageText }) => messageText)).toEqual([]);
  const { problems } = await checkRows(program, [file], client);
  expect(problems.map((problem) => problem.replace(/^\S+:\d+: /, '').split('\n')[0])).toEqual(examples[name]?.problems);
});

test('a problem says where it is', async () => {
  const { problems, statements, typed } = await checkRows(program, [fileOf('another type')], client);
  expect(problems[0]).toMatch(/^scripts\/checks\/sql-rows\/another-type\.ts:6: /);
  expect({ statements, typed }).toEqual({ statements: 1, typed: 1 });
});

/** A program of the examples, which exist in no file. */
function createProgram(): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  return ts.createProgram([...sources.keys()], options, host);
}
