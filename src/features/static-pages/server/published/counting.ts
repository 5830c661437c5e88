import type { Language } from '#platform/contract/languages.ts';
import type { LegalKey } from '#features/site-content/contract/kinds.ts';
import type { LegalVersion } from './legal-version-repo.ts';

/** The versions of one text that count, or will: the newest first. One that was replaced before it began never counted. */
export function countingVersions(versions: readonly LegalVersion[], key: LegalKey, language: Language): LegalVersion[] {
  let earliest = Infinity;
  return versions
    .filter((one) => one.key === key && one.language === language)
    .toSorted((a, b) => b.number - a.number)
    .filter(({ beginsAt }) => {
      const counts = beginsAt.getTime() < earliest;
      earliest = Math.min(earliest, beginsAt.getTime());
      return counts;
    });
}

/** The version in force; null: the text of the product. */
export const currentVersion = (counting: readonly LegalVersion[], now: Date): LegalVersion | null =>
  counting.find(({ beginsAt }) => beginsAt <= now) ?? null;
