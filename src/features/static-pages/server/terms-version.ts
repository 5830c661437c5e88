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

/** Whether this version applies now in some language: a visitor may read the terms in another one than the form. */
export async function isInForce(legalTexts: LegalTexts, site: Site, version: string): Promise<boolean> {
  for (const language of languages) if ((await termsVersion(legalTexts, site, language)) === version) return true;
  return false;
}
