import { officeLanguages, type OfficeLanguage } from '#features/staff/contract/rules.ts';

/** The first language of the back office that the browser accepts, by its order of preference; English without one. */
export function readOfficeLanguage(header: string | undefined): OfficeLanguage {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((found) => found !== undefined);
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of accepted) for (const known of officeLanguages) if (language === known) return known;
  return 'en';
}
