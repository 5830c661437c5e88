import type { SiteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { VersionName } from '../../contract/legal.ts';
import type { LegalKey } from '#features/site-content/contract/kinds.ts';
import { insertVersion, type LegalVersion, listVersions, lockSiteTexts, takeAnnouncement } from './legal-version-repo.ts';

/**
 * Records that the operator has published a text, with what was announced for it. Without an announcement it begins at once, and terms
 * ask for consent. Call `sites.changed()` after the commit.
 */
export async function recordPublished(
  tx: Tx,
  site: SiteId,
  published: VersionName & { readonly key: LegalKey; readonly at: Date },
): Promise<LegalVersion> {
  const { key, language, number, at } = published;
  await lockSiteTexts(tx, site);
  const said = await takeAnnouncement(tx, site, key, language);
  const others = (await listVersions(tx, site)).filter((one) => one.key === key);
  const version: LegalVersion = {
    key,
    language,
    number,
    edition: editionOf(others, language),
    publishedAt: at,
    beginsAt: said?.beginsAt != null && said.beginsAt > at ? said.beginsAt : at,
    asks: key === 'terms' && (said?.asks ?? true),
    summary: said?.summary ?? '',
  };
  await insertVersion(tx, site, version);
  return version;
}

/** A language that the newest edition lacks joins it; one that has it begins another. */
function editionOf(versions: readonly Pick<LegalVersion, 'language' | 'edition'>[], language: string): number {
  const newest = versions.reduce((most, { edition }) => Math.max(most, edition), 0);
  const lacks = newest > 0 && !versions.some((one) => one.edition === newest && one.language === language);
  return lacks ? newest : newest + 1;
}
