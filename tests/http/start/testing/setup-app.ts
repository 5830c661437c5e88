import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { copyTemplate, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';
import { setupBrowser } from './setup-browser.ts';

export interface SetupApp extends TestApp {
  /** Nothing was entered yet, and no link was made. */
  reset(): Promise<void>;
  browser(link: string, client?: ReturnType<TestApp['client']>): ReturnType<typeof setupBrowser>;
  /** As a start does. */
  begin(): Promise<ReturnType<typeof setupBrowser>>;
  /** Of the newest test mail. */
  mailedCode(): Promise<string>;
}

/** An installation without a site. */
export async function createSetupApp(): Promise<SetupApp> {
  const connection = { host: inject('databaseHost'), port: 5432, user: 'app' };
  const database = `setup_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  await copyTemplate(admin, database);
  const app = await createTestAppOn({ ...connection, database }, { PUBLIC_URL: 'https://www.example.org' });
  await app.platform.database.pool.query('DELETE FROM packages; DELETE FROM sites');
  app.features.sites.changed();
  const browser: SetupApp['browser'] = (link, client = app.client({ host: 'www.example.org' })) => setupBrowser(link, client);
  return {
    ...app,
    async reset() {
      await app.platform.database.pool.query('DELETE FROM setup');
    },
    browser,
    begin: async () => browser((await app.features.setupLink('start')) ?? ''),
    async mailedCode() {
      const mails = await app.platform.outbox.list();
      const text = mails.map((mail) => mail.text).find((one) => /\n\d{6}\n/.test(one)) ?? '';
      return /\n(\d{6})\n/.exec(text)?.[1] ?? '';
    },
    async close() {
      await app.close();
      await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
      await admin.end();
    },
  };
}
