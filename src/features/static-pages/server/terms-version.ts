import { type Language, languages } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';
import { versionId } from '../contract/legal.ts';
import { texts } from './contents/index.ts';
import { presentText } from './present-text.ts';
import type { LegalTexts } from './published/legal-texts.ts';

/** The day of the product's terms: that of the newest change, or of the operator's coming when that is later. */
export const productTermsVersion = (site: Site): string => presentText('terms', texts.de.terms, 'de', site).id;

/** The version of the terms that apply in this language: the operator's, such as `de-3`, else the day of the product's. */
export async function termsVersion(legalTexts: LegalTexts, site: Site, language: Language): Promise<string> {
  const own = await legalTexts.current(site, 'terms', language);
  return own === null ? productTermsVersion(site) : versionId(own);
}

/** Whether this version applies now; without a language: in any, because pages of the release before do not name theirs. */
export async function isInForce(legalTexts: LegalTexts, site: Site, version: string, shown: Language | null): Promise<boolean> {
  for (const language of shown === null ? languages : [shown])
    if ((await termsVersion(legalTexts, site, language)) === version) return true;
  return false;
}
