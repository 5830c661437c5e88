// The member states, ISO 3166-1 alpha-2.
export const memberStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Where a sale is taxed, relative to the company: at home, in another member state, elsewhere. */
export type Place = 'domestic' | 'eu' | 'outside';

export function placeOf(country: string, company: string): Place {
  if (country === company) return 'domestic';
  return memberStates.has(country) && memberStates.has(company) ? 'eu' : 'outside';
}

/** The code of a member state in VAT forms: Greece is EL. */
export const vatState = (country: string): string => (country === 'GR' ? 'EL' : country);
