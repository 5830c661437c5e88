import { officeLanguages, type OfficeLanguage } from '#features/staff/contract/rules.ts';
import { acceptedLanguages } from './accepted-languages.ts';

/** The first language of the back office that the browser accepts, by its order of preference; English without one. */
export function readOfficeLanguage(header: string | undefined): OfficeLanguage {
  for (const tag of acceptedLanguages(header)) for (const known of officeLanguages) if (tag.split('-')[0] === known) return known;
  return 'en';
}
