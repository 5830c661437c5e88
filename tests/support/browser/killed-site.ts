import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { checkBooks } from '#features/accounting/server/index.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { expect, test as base } from './browser.ts';
import { port as sitePort } from './address.ts';
import { createEmptySite } from '../process/empty-site.ts';
import { quiet } from '../quiet.ts';
import { type Served, serve } from '../process/served.ts';

/** A site of the test's own, whose server is killed and started again at the same address; its database lives on. */
export interface KilledSite {
  readonly address: string;
  isUp(): boolean;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** All equations of the books hold. */
  expectBooks(): Promise<void>;
}

export const test = base.extend<object, { site: KilledSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-killed-site-'));
      const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres'), throwAway: true });
      const { connection } = postgres;
      const database = 'site';
      await createEmptySite(connection, database);
      // Below the ports that outgoing connections have: one of them would take it while nobody listens.
      const options = { host: connection.host ?? '', database, dataDir: path.join(dir, 'data'), pages: true, port: Number(sitePort) + 50 };
      let served: Served | null = await serve(options);
      await use({
        address: `http://localhost:${options.port}`,
        isUp: () => served !== null,
        async kill() {
          await served?.kill();
          served = null;
        },
        async start() {
          served ??= await serve(options);
        },
        async expectBooks() {
          const { db, close } = openDatabase({ connection: { ...connection, database }, size: 2, log: quiet });
          for (const { equation, deviations } of await checkBooks(db)) expect([equation, deviations]).toEqual([equation, []]);
          await close();
        },
      });
      await served?.stop();
      await postgres.stop();
      fs.rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.address),
});

/** The next call to an address that reaches the server is carried out, and then the server is killed before it answers. */
export async function killBeforeResponse(page: Page, address: string, site: KilledSite): Promise<void> {
  let isKilled = false;
  await page.route(address, async (route: Route) => {
    if (isKilled) return route.fallback();
    const isAnswered = await route.fetch({ maxRedirects: 0 }).then(
      () => true,
      () => false,
    );
    isKilled = isAnswered;
    if (isAnswered) await site.kill();
    await route.abort('connectionreset');
  });
}
