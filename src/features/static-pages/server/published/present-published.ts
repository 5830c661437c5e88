import type { Language } from '#platform/contract/languages.ts';
import { renderMarkdown } from '#features/operator-pages/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { readVersionId, versionId } from '../../contract/legal.ts';
import { type LegalKey, legalKeys } from '#features/site-content/contract/kinds.ts';
import type { Text, TextPageName, TextVersion } from '../../contract/text.ts';
import { textFor } from '../contents/index.ts';
import { presentText } from '../present-text.ts';
import { countingVersions, currentVersion } from './counting.ts';
import type { LegalTexts } from './legal-texts.ts';
import type { LegalVersion } from './legal-version-repo.ts';

interface Reader {
  readonly site: Site;
  readonly language: Language;
  /** Null: not known. */
  readonly country: string | null;
  readonly now: Date;
}

export const legalKeyOf = (page: TextPageName): LegalKey | null => legalKeys.find((key) => key === page) ?? null;

/**
 * The text as it applies: the operator's of this language, else the product's of the same language. With `version` that one, in its
 * own language; null: there is no such version.
 */
export async function presentLegalText(texts: LegalTexts, key: LegalKey, reader: Reader, version?: string): Promise<Text | null> {
  const { site, language, country, now } = reader;
  const every = await texts.versions(site);
  const named = version === undefined ? null : readVersionId(version);
  const shown = named?.language ?? language;
  const counting = countingVersions(every, key, shown);
  const current = currentVersion(counting, now);
  const original = presentText(key, textFor(key, shown, country), shown, site);
  const versions = listed(counting, current, original, now);
  if (version === undefined && current !== null) return presentPublished(texts, site, current, versions);
  if (version === undefined || version === original.id) return { ...original, versions };
  // Also one that was replaced before it began: mails link to it.
  const wanted = every.find((one) => one.key === key && one.language === shown && one.number === named?.number);
  return wanted === undefined ? null : presentPublished(texts, site, wanted, versions);
}

/** Empty until the operator has published one. */
function listed(counting: readonly LegalVersion[], current: LegalVersion | null, original: Text, now: Date): TextVersion[] {
  if (counting.length === 0) return [];
  const state = (one: LegalVersion) => (one === current ? 'current' : one.beginsAt > now ? 'coming' : 'earlier');
  return [
    ...counting.map((one): TextVersion => ({
      id: versionId(one),
      begins_at: one.beginsAt.toISOString(),
      state: state(one),
      summary: one.summary,
    })),
    { id: original.id, begins_at: original.version, state: current === null ? 'current' : 'earlier', summary: '' },
  ];
}

async function presentPublished(texts: LegalTexts, site: Site, version: LegalVersion, versions: readonly TextVersion[]): Promise<Text> {
  const { title, body } = await texts.words(site, version);
  return {
    page: version.key,
    language: version.language,
    title,
    lead: [],
    version: version.beginsAt.toISOString(),
    id: versionId(version),
    html: renderMarkdown(body),
    short: [],
    sections: [],
    versions: [...versions],
    changes: [],
  };
}
