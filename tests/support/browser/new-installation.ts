import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { checkBooks } from '#features/accounting/server/index.ts';
import { migrateSite } from '#app/server/start/migrate-site.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { mmdbOf } from '../doubles/mmdb.ts';
import { openSmtpInbox, type SmtpInbox } from '../doubles/smtp-inbox.ts';
import { quiet } from '../quiet.ts';
import { port as sitePort } from './address.ts';
import { expect, test as base } from './browser.ts';
import { openProviderPage, type ProviderPage } from './provider-page.ts';

/** A production process on an empty database, with a mail server and a payment provider of the test. Nothing was set up. */
export interface NewInstallation {
  readonly address: string;
  readonly inbox: SmtpInbox;
  readonly provider: ProviderPage;
  /** The first link in the newest mail to an address that matches. */
  linkTo(address: string, matching: RegExp): Promise<string>;
  /** The link that the log of the last start has. */
  link(): string;
  /** Ends the process, and starts it again on the same data. */
  restart(): Promise<void>;
  /** All equations of the books hold. */
  expectBooks(): Promise<void>;
}

export const test = base.extend<object, { installation: NewInstallation }>({
  installation: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-new-installation-'));
      const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres'), throwAway: true });
      const { host = '' } = postgres.connection;
      const inbox = await openSmtpInbox();
      const database = 'installation';
      const admin = new pg.Client({ host, port: 5432, user: 'app', database: 'postgres' });
      await admin.connect();
      await admin.query(`CREATE DATABASE ${database}`);
      await admin.end();
      // As the deployment does before the start.
      await migrateSite({ appEnv: 'production', databaseUrl: null, databaseDirectUrl: null }, { ...postgres.connection, database });
      // Below the ports that outgoing connections have.
      const port = Number(sitePort) + 60;
      const address = `http://localhost:${port}`;
      const provider = await openProviderPage(address);
      // The browsers of the test are in Germany.
      const record = { country: { iso_code: 'DE' } };
      const geoip = path.join(dir, 'countries.mmdb');
      fs.writeFileSync(geoip, mmdbOf(['127.0.0.0/8', '::1/128'].map((network) => ({ network, record }))));
      const env = {
        ...provider.env,
        GEOIP_FILE: geoip,
        PATH: process.env['PATH'],
        APP_ENV: 'production',
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: path.join(dir, 'data'),
        DATABASE_URL: `postgres://app@localhost/${database}?host=${encodeURIComponent(host)}`,
        PUBLIC_URL: address,
        SECRET: 's'.repeat(40),
        SMTP_URL: inbox.url,
        MAIL_FROM: 'no-reply@example.org',
        LOG_LEVEL: 'error',
      };
      let running: { child: ChildProcess; said: () => string };
      const start = async () => {
        const child = spawn(process.execPath, ['src/app/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
        let said = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
        running = { child, said: () => said };
        await expect.poll(() => said, { timeout: 120_000 }).toMatch(/is ready after[^\n]*\n/);
      };
      const stop = async () => {
        const ended = once(running.child, 'exit');
        running.child.kill('SIGTERM');
        await ended;
      };
      await start();
      await use({
        address,
        inbox,
        provider,
        async linkTo(to, matching) {
          let link: string | undefined;
          const newest = () => inbox.received.findLast((mail) => mail.to.includes(to))?.source ?? '';
          await expect.poll(() => (link = (newest().match(/http:\/\/[^\s<>"]+/g) ?? []).find((one) => matching.test(one)))).toBeDefined();
          return link ?? '';
        },
        link: () => /http:\S+\/setup#\S+/.exec(running.said())?.[0] ?? '',
        async restart() {
          await stop();
          await start();
        },
        async expectBooks() {
          const { db, close } = openDatabase({ connection: { ...postgres.connection, database }, size: 2, log: quiet });
          for (const { equation, deviations } of await checkBooks(db)) expect([equation, deviations]).toEqual([equation, []]);
          await close();
        },
      });
      await stop();
      await Promise.all([inbox.close(), provider.close()]);
      await postgres.stop();
      fs.rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ installation }, provide) => provide(installation.address),
});
