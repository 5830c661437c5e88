import { isLanguage, type Language } from '#platform/contract/languages.ts';

/** Which version of a text, within a site and key. */
export interface VersionName {
  readonly language: Language;
  readonly number: number;
}

/** As consents and addresses name it: `de-3`. A text of the product itself is named by its day. */
export const versionId = ({ language, number }: VersionName): string => `${language}-${number}`;

/** Null: no published version has such a name. */
export function readVersionId(id: string): VersionName | null {
  const [, language, digits = ''] = /^([a-z]{2})-([1-9]\d{0,5})$/.exec(id) ?? [];
  return isLanguage(language) ? { language, number: Number(digits) } : null;
}
