import type { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import type { TestApp } from './test-app.ts';

/** Changes settings of all of the app's sites, as an operator would. */
export async function changeSettings(app: TestApp, settings: Partial<StoredSettings>): Promise<void> {
  await app.platform.database.pool.query('UPDATE sites SET settings = settings || $1::jsonb', [JSON.stringify(settings)]);
  app.features.sites.changed();
}

/** Changes the company behind all of the app's sites. */
export async function changeCompany(app: TestApp, company: Partial<StoredCompany>): Promise<void> {
  await app.platform.database.pool.query('UPDATE sites SET company = company || $1::jsonb', [JSON.stringify(company)]);
  app.features.sites.changed();
}
