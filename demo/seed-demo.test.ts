import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { incompleteMark, seedDemo } from './seed-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Regression: a start that was killed while it made the demo members left a part of them, and the next start took it for all.
test('demo data of an interrupted start is named as such, and whole data is left as it is', async () => {
  const sites = async () => (await app.platform.database.db.selectFrom('sites').select('id').execute()).length;
  const before = await sites();
  await seedDemo(app.platform);
  expect(await sites()).toBe(before);

  fs.writeFileSync(incompleteMark(app.platform.env.dataDir), '');
  await expect(seedDemo(app.platform)).rejects.toThrow('was interrupted');
});
