/**
 * Regions that belong to a member state but not to its VAT area, by the keys of profiles, with the codes that ISO 3166 reserves for them.
 * Sales there are neither that country's nor the OSS's (Article 6 of the VAT Directive).
 */
const territories: Readonly<Record<string, string>> = {
  // Ceuta, Melilla, the Canary Islands, Åland
  'ES-CE': 'EA',
  'ES-ML': 'EA',
  'ES-CN': 'IC',
  'FI-01': 'AX',
};

/** The country or territory whose VAT applies to a buyer. */
export const taxCountryOf = (country: string, region: string | null): string =>
  region !== null && region.startsWith(`${country}-`) ? (territories[region] ?? country) : country;

/** A country and its territories that have a tax of their own. */
export const taxCountriesIn = (country: string): string[] => [
  country,
  ...new Set(Object.entries(territories).flatMap(([region, territory]) => (region.startsWith(`${country}-`) ? [territory] : []))),
];
