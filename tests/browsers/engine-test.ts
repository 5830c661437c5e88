import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, test as base } from '@playwright/test';
import { siteAddress } from '#tests/support/browser/address.ts';
import { type Engine, type EngineName, missingPrograms } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebKit } from './engines/webkit.ts';
import { Reader } from './reader.ts';

export interface EngineFixtures {
  readonly engine: EngineName;
  readonly theme: 'light' | 'dark';
  readonly motion: 'reduce' | 'no-preference';
}

interface Fixtures extends EngineFixtures {
  /** Calls the API in place of a second browser, with a session of its own. */
  readonly api: APIRequestContext;
  /** A fresh browser. */
  readonly reader: Reader;
}

/** A test with a browser of its own, in the engine of the project. It fails when a page logs an error or throws. */
export const test = base.extend<Fixtures>({
  engine: ['firefox', { option: true }],
  theme: ['light', { option: true }],
  motion: ['no-preference', { option: true }],
  async api({ playwright }, provide) {
    const api = await playwright.request.newContext({ baseURL: siteAddress });
    await provide(api);
    await api.dispose();
  },
  async reader({ engine, theme, motion }, provide, testInfo) {
    const missing = missingPrograms(engine);
    testInfo.skip(missing.length > 0, `Not tested in ${engine}: this machine lacks ${missing.join(' and ')}.`);
    const dir = await mkdtemp(path.join(tmpdir(), `emberleaf-${engine}-`));
    const started: Engine = await (engine === 'firefox' ? startFirefox : startWebKit)({ theme, motion, dir });
    try {
      const reader = new Reader(started);
      await started.driver.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
      await provide(reader);
      if (testInfo.status !== testInfo.expectedStatus) await writeFile(testInfo.outputPath('screen.png'), await reader.screenshot());
      expect(await started.errors()).toEqual([]);
    } finally {
      await started.stop();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});

/** Gives a browser the session of the API, and German, which WebKitGTK does not ask for. */
export async function shareSession(reader: Reader, api: APIRequestContext): Promise<void> {
  await reader.open('/lang-config');
  const { cookies } = await api.storageState();
  for (const { name, value, httpOnly } of [...cookies, { name: 'locale', value: 'de', httpOnly: false }])
    await reader.engine.driver.manage().addCookie({ name, value, httpOnly, path: '/' });
}

export { expect };
