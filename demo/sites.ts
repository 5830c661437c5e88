import type { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import { defaultSettings, type NewSite } from '#features/site/server/index.ts';

const costs: StoredSettings['minimum_message_costs'] = {
  DE: { costs: 20, currency: 'EUR' },
  AT: { costs: 20, currency: 'EUR' },
  BE: { costs: 20, currency: 'EUR' },
  ES: { costs: 20, currency: 'EUR' },
  FI: { costs: 20, currency: 'EUR' },
  FR: { costs: 20, currency: 'EUR' },
  IE: { costs: 20, currency: 'EUR' },
  IT: { costs: 20, currency: 'EUR' },
  LU: { costs: 20, currency: 'EUR' },
  NL: { costs: 20, currency: 'EUR' },
  CH: { costs: 20, currency: 'CHF' },
  LI: { costs: 20, currency: 'CHF' },
  DK: { costs: 150, currency: 'DKK' },
  GB: { costs: 18, currency: 'GBP' },
  IS: { costs: 30, currency: 'ISK' },
  NO: { costs: 230, currency: 'NOK' },
  PL: { costs: 85, currency: 'PLN' },
  SE: { costs: 230, currency: 'SEK' },
  US: { costs: 22, currency: 'USD' },
};

const shared = { ...defaultSettings, minimum_message_costs: costs } satisfies Partial<StoredSettings>;

// Fictional addresses: the demo operators do not exist.
const company: StoredCompany = {
  name: 'Emberleaf Demo',
  address: 'Musterweg 1',
  kvk: 'HRB 00000',
  city: '00000 Musterstadt',
  country: 'DE',
  tradenames: ['Emberleaf'],
  vat_numbers: ['DE000000000'],
  support_phone: '030 - 00 00 00',
  delete_discount: 0,
  added: '2023-06-01T12:00:00.000Z',
  representatives: ['Erika Mustermann'],
  register_court: 'Amtsgericht Musterstadt',
  tax_registrations: [
    { country: 'DE', number: 'DE000000000', from: '2023-06-01' },
    { country: 'OSS', number: 'DE000000000', from: '2023-06-01' },
    { country: 'CH', number: 'CHE-000.000.000 MWST', from: '2023-06-01' },
    { country: 'GB', number: 'GB000000000', from: '2023-06-01' },
    { country: 'IS', number: '000000', from: '2023-06-01' },
    { country: 'NO', number: '000000000MVA', from: '2023-06-01' },
  ],
  untaxed_countries: [
    { country: 'US', because: 'No state taxes these sales below the thresholds of economic nexus.' },
    { country: 'AX', because: 'Åland is outside the VAT of the EU, and the company is not established there.' },
    { country: 'EA', because: 'Ceuta and Melilla are outside the VAT of the EU, and the company is not established there.' },
    { country: 'IC', because: 'The Canary Islands are outside the VAT of the EU, and the company is not established there.' },
  ],
  vat_rates: [],
};

/** The two demo sites: one installation, two brands, distinguished by the request's host. */
export const demoSites: readonly (NewSite & { settings: StoredSettings; company: StoredCompany })[] = [
  {
    hosts: ['localhost', '127.0.0.1'],
    timeZone: 'Europe/Berlin',
    company,
    settings: {
      ...shared,
      name: 'Emberleaf',
      domain: 'localhost',
      cdn_prefix: '/media/',
      niche: 1,
      countries: Object.keys(costs),
      index_title: 'Emberleaf: Menschen aus deiner Nähe kennenlernen',
      description:
        'Dating und Chat für Erwachsene. Keine erfundenen Profile, kein Abo: Liken ist kostenlos, und was eine Nachricht kostet, siehst du vor dem Senden.',
      domain_language: 'de',
      support_phone: '030 - 00 00 00',
      support_email: 'hilfe@emberleaf.test',
      signup_credits: 5,
      // Also shows teasers of kind `resold`; the second site shows live cams only.
      member_resell: true,
      company_id: 1,
      mail_name: 'Emberleaf',
      // This site shows the specification's explicit account messages, the second site the neutral ones.
      explicit_account_messages: true,
    },
  },
  {
    hosts: ['de.localhost'],
    timeZone: 'Europe/Amsterdam',
    company: {
      name: 'Najaar Demo',
      address: 'Voorbeeldweg 1',
      kvk: '00000000',
      city: '0000 AA Voorbeeldstad',
      country: 'NL',
      tradenames: ['Najaar'],
      vat_numbers: ['NL000000000B00'],
      support_phone: '020 - 00 00 00',
      delete_discount: 0,
      added: '2024-05-01T12:00:00.000Z',
      sepa_creditor: { id: 'NL22ZZZ000000000000', iban: 'NL91ABNA0417164300' },
      tax_registrations: [
        { country: 'NL', number: 'NL000000000B00', from: '2024-05-01' },
        { country: 'OSS', number: 'NL000000000B00', from: '2024-05-01' },
      ],
      untaxed_countries: [],
      vat_rates: [],
    },
    settings: {
      ...shared,
      name: 'Najaar',
      brand: { accent: '#9a4a12' },
      domain: 'de.localhost',
      cdn_prefix: '/media/',
      niche: 3,
      countries: ['NL', 'BE', 'DE'],
      index_title: 'Najaar: daten na je veertigste',
      description: 'Daten en chatten voor veertigplussers. Echte mensen, geen abonnement.',
      domain_language: 'nl',
      support_phone: '020 - 00 00 00',
      support_email: 'hulp@najaar.test',
      signup_credits: 3,
      message_credits: 2,
      // This brand also sells premium for some days.
      timed_premium: true,
      company_id: 2,
      mail_name: 'Najaar',
      explicit_account_messages: false,
    },
  },
];
