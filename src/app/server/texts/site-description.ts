import type { Language } from '#platform/contract/languages.ts';
import type { Settings } from '#features/site/contract/settings.ts';
import { appCatalogs } from './app-catalogs.ts';

/** The description of the site: in its own language the operator's, in others the footer's. */
export function siteDescription(
  { domain_language, description, fictional_singular }: Pick<Settings, 'domain_language' | 'description' | 'fictional_singular'>,
  language: Language,
): string {
  if (language === domain_language) return description;
  const { promise, promiseDeclared } = appCatalogs[language].footer;
  return fictional_singular === null ? promise : promiseDeclared;
}
