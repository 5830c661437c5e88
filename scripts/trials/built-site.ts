import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cast } from '../../demo/cast.ts';
import { demoPassword } from '../../demo/demo-accounts.ts';
import { seedConversations } from '../../demo/seed-conversations.ts';
import { seedMembers } from '../../demo/seed-members.ts';
import { demoSites } from '../../demo/sites.ts';
import { createApp } from '../../src/app/server/create-app.ts';
import { mountPages } from '../../src/app/server/pages/mount-pages.ts';
import { createPlatform } from '../../src/app/server/create-platform.ts';
import { hashPassword } from '#features/account/server/index.ts';
import { insertSite } from '#features/site/server/index.ts';
import { migrate } from '../../src/platform/server/db/migrate.ts';
import { startPostgres } from '../../src/platform/server/db/postgres-server.ts';
import { readEnv } from '../../src/platform/server/env.ts';
import { createLog } from '../../src/platform/server/log.ts';

/** The built site with the demo members and conversations, without photos, on a temporary database. */
export interface BuiltSite {
  /** Bytes of the response to a browser that accepts brotli, as sent over the network. */
  bytesOf(address: string, cookie?: string): Promise<number>;
  /** The cookies of a demo account. */
  login(email: string): Promise<string>;
  close(): Promise<void>;
}

/** Bytes; the server may send a shorter response uncompressed. */
const worthCompressing = 1024;

export async function openBuiltSite(): Promise<BuiltSite> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-site-'));
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), throwAway: true });
  const env = readEnv({ APP_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: dataDir, SECRET: 's'.repeat(40) });
  const platform = await createPlatform(env, postgres.connection, createLog(env));
  await migrate(platform.database.connection);
  await seed(platform);
  const app = await createApp(platform);
  await mountPages(app, 'build');

  return {
    async bytesOf(address, cookie = '') {
      const response = await app.server.inject({ url: address, headers: { 'accept-encoding': 'br', cookie } });
      if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`);
      if (response.headers['content-encoding'] !== 'br' && response.rawPayload.length >= worthCompressing)
        throw new Error(`${address} is sent uncompressed`);
      return response.rawPayload.length;
    },
    async login(email) {
      const response = await app.server.inject({ method: 'POST', url: '/api/user.php', payload: { email, password: demoPassword } });
      if (response.statusCode !== 200) throw new Error(`${email} could not log in`);
      return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    async close() {
      await app.close();
      await postgres.stop();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function seed({ database: { db }, clock }: Awaited<ReturnType<typeof createPlatform>>): Promise<void> {
  const now = clock.now();
  const [site] = demoSites;
  if (site === undefined) throw new Error('the demo has no site');
  const passwordHash = await hashPassword(demoPassword);
  const ids = await seedMembers(db, { site: await insertSite(db, site, now), cast, passwordHash, now });
  await seedConversations(db, ids, now);
}
