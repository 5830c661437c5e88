import type { Language } from '#platform/contract/languages.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Site } from '#features/site/server/index.ts';
import { inLanguage } from './get-operator-page.ts';
import { listPages } from './operator-page-repo.ts';

interface PublicOperatorPage {
  readonly path: string;
  readonly languages: readonly Language[];
  readonly changed: () => string | null;
  readonly about: (language: Language) => { readonly title: string; readonly description: string };
}

/** The operator's pages as anybody may find them, each in the languages that it has. */
export async function publicOperatorPages(db: Db, site: Site): Promise<PublicOperatorPage[]> {
  const pages = Map.groupBy(await listPages(db, site.id), ({ slug }) => slug);
  return [...pages].map(([slug, texts]) => ({
    path: `/${slug}`,
    languages: texts.map(({ language }) => language),
    changed: () => texts.map(({ changedAt }) => changedAt.toISOString()).reduce((one, other) => (one > other ? one : other)),
    about(language) {
      const { title = slug, description = '' } = inLanguage(texts, language, site.settings.domain_language) ?? {};
      return { title, description };
    },
  }));
}
