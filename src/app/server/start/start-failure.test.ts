import { expect, test } from 'vitest';
import { DemoDataBroken, reasonOf } from './start-failure.ts';

const late = new Error('Connection terminated due to connection timeout');

// Regression: a first start on a busy machine ended with a stack trace, and the next one found incomplete demo data.
test('a start that fails because the database is too slow ends with a sentence, and says what to delete', () => {
  expect(reasonOf(late)).toMatch(/^The database did not answer in time: .*\.$/);
  expect(reasonOf(new DemoDataBroken({ databaseUrl: null, dataDir: '/srv/data' }, late))).toMatch(
    /^The database did not .*\nOnly a part of the demo data is there: delete the folder \/srv\/data before you start again\.$/,
  );
  expect(reasonOf(new DemoDataBroken({ databaseUrl: 'postgres://db', dataDir: '/srv/data' }, late))).toContain('empty the database');
  expect(reasonOf(new Error('a bug'))).toContain('start-failure.test.ts');
});
