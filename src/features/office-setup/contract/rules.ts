/** The header that carries the token of the link: it stands in no address. */
export const setupTokenHeader = 'setup-token';
/** Hours for which a link opens the set-up. */
export const setupLinkHours = 48;

export const setupSteps = ['company', 'site', 'prices', 'mail', 'payment', 'owner'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What a call does: stores a step, or proves something. */
export const setupActs = [
  'company',
  'site',
  'prices',
  'mail',
  'mail_code',
  'payment',
  'owner',
  'passkey_start',
  'passkey',
  'totp_start',
  'totp',
  'open',
] as const;
export type SetupAct = (typeof setupActs)[number];

/** Countries of members that the set-up offers, with their currency; further ones are settings of the site. */
export const setupCurrencies = {
  AT: 'EUR',
  BE: 'EUR',
  CH: 'CHF',
  DE: 'EUR',
  DK: 'DKK',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  IE: 'EUR',
  IT: 'EUR',
  LU: 'EUR',
  NL: 'EUR',
  NO: 'NOK',
  PL: 'PLN',
  SE: 'SEK',
} as const satisfies Record<string, string>;
export type SetupCountry = keyof typeof setupCurrencies;
export const isSetupCountry = (code: string): code is SetupCountry => Object.hasOwn(setupCurrencies, code);
export const setupCountries: readonly SetupCountry[] = Object.keys(setupCurrencies).filter(isSetupCountry);

export const mailCodeDigits = 6;
/** Wrong codes after which a new mail has to be sent. */
export const mailCodeTries = 5;
/** Mails of one set-up: enough to correct a server's settings, too few to bother somebody. */
export const maxSetupMails = 30;

/** What the payment test proves, in this order. */
export const paymentPhases = ['ordered', 'page', 'paid', 'webhook', 'credits', 'invoice', 'refunded'] as const;
export type PaymentPhase = (typeof paymentPhases)[number];

/** Why something that the site needs is missing. `advice`: it can open all the same. */
export const missingReasons = [
  'empty',
  'format',
  'host_of_link',
  'price_missing',
  'tax_reason',
  'not_sent',
  'not_arrived',
  'not_proven',
  'key_missing',
  'second_way',
  'other_host',
  'countries_unknown',
  'no_provider',
] as const;
export type MissingReason = (typeof missingReasons)[number];
/** The site opens without these. */
export const advice: ReadonlySet<MissingReason> = new Set(['second_way', 'countries_unknown', 'no_provider']);
