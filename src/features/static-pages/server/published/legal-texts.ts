import type { SiteId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { findVersion, readContent } from '#features/site-content/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { versionId } from '../../contract/legal.ts';
import { type LegalKey } from '#features/site-content/contract/kinds.ts';
import { countingVersions, currentVersion } from './counting.ts';
import { type LegalVersion, listVersions } from './legal-version-repo.ts';

/** The operator's words, in Markdown. */
export interface LegalWords {
  readonly title: string;
  readonly body: string;
}

/** The texts that the operator has published in place of the product's. */
export interface LegalTexts {
  /** Of all languages, from memory. */
  versions(site: Site): Promise<readonly LegalVersion[]>;
  /** The one in force at that time, else now; null: the text of the product is. */
  current(site: Site, key: LegalKey, language: Language, at?: Date): Promise<LegalVersion | null>;
  words(site: Site, version: LegalVersion): Promise<LegalWords>;
}

interface LegalTextDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** What is live of the site's legal texts, from memory: another object after each publication. */
  readonly published: (site: SiteId) => Promise<object>;
}

const mostWords = 200;

export function createLegalTexts({ db, clock, published }: LegalTextDeps): LegalTexts {
  const loaded = new WeakMap<object, Promise<readonly LegalVersion[]>>();
  const words = new Map<string, LegalWords>();
  const versions: LegalTexts['versions'] = async (site) => {
    const live = await published(site.id);
    const known = loaded.get(live);
    if (known !== undefined) return known;
    const loading = listVersions(db, site.id);
    loaded.set(live, loading);
    loading.catch(() => loaded.delete(live));
    return loading;
  };
  return {
    versions,
    current: async (site, key, language, at = clock.now()) => currentVersion(countingVersions(await versions(site), key, language), at),
    async words(site, version) {
      const key = `${site.id} ${version.key} ${versionId(version)}`;
      const known = words.get(key);
      if (known !== undefined) return known;
      const found = await findVersion(db, { site: site.id, kind: 'legal', key: version.key, language: version.language }, version.number);
      const read = found && readContent('legal', found.content);
      if (read === null) throw new Error(`no words of ${key}`);
      if (words.size >= mostWords) words.clear();
      words.set(key, read);
      return read;
    },
  };
}
