import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Ways by which text becomes part of a statement instead of one of its values. */
const asText = /\bsql\.(?:raw|unsafe|lit)\b|\.(?:query|executeSql)(?:<[^>]*>)?\(\s*(?:`[^`]*\$\{|[^'"`\s)])/g;

/** Where it does, and what becomes part of it: nothing that anybody sends. */
const allowed = {
  // A number of the code's own.
  'src/features/chat/server/message/message-repo.ts': ['sql.lit'],
  // Names of the code's own traits.
  'src/features/members/server/trait-repo.ts': ['sql.lit'],
  // Numbers of the code's own.
  'src/features/photos/server/duplicate-repo.ts': ['sql.lit', 'sql.lit'],
  // Files of functions and migrations.
  'src/platform/server/db/apply-functions.ts': ['sql.raw'],
  'src/platform/server/db/migrate.ts': ['sql.raw'],
  // What a repo has written, with its values beside it.
  'src/platform/server/db/read-pipeline.ts': ['.query(t', '.query(t'],
  // What pg-boss has written, with its values beside it.
  'src/platform/server/jobs/jobs.ts': ['.query(t'],
};

test('no statement takes what is sent as its text', () => {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && /(?:^|\/)server\//.test(file))
    .map((file) => path.posix.join('src', file))
    .toSorted();
  expect(files.length).toBeGreaterThan(500);
  const found = files.map((file) => [file, fs.readFileSync(file, 'utf8').match(asText) ?? []] as const);
  expect(Object.fromEntries(found.filter(([, ways]) => ways.length > 0))).toEqual(allowed);
});
