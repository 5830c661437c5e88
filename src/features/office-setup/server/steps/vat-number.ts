/** The form of a VAT number by country (VIES), without spaces; of other countries any number will do. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  CH: /^CHE-?\d{3}\.?\d{3}\.?\d{3}(MWST|TVA|IVA)?$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-Z0-9]{2}\d{9}$/,
  GB: /^GB(\d{9}|\d{12})$/,
  IE: /^IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^IT\d{11}$/,
  LU: /^LU\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  NO: /^(NO)?\d{9}(MVA)?$/,
  PL: /^PL\d{10}$/,
  SE: /^SE\d{12}$/,
};

export const isVatNumber = (country: string, number: string): boolean =>
  forms[country]?.test(number.replaceAll(/\s/g, '').toUpperCase()) ?? number !== '';
