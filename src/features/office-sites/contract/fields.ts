/** How a value is typed on the page. `lines`: one entry on each line. */
export type FieldKind = 'text' | 'words' | 'number' | 'switch' | 'list' | 'lines' | 'choice' | 'choices' | 'color' | 'json';

interface Field {
  readonly kind: FieldKind;
  /** Of a number. */
  readonly min?: number;
  readonly max?: number;
  /** Of a choice. */
  readonly of?: readonly string[];
  /** Null means: not set. */
  readonly optional?: true;
}

const country = { kind: 'list' } as const;
const credits = { kind: 'number', min: 0, max: 1000 } as const;

/** All that the operator sets for a site on its page, by group: settings by their key, the company's with `company.` before it. */
export const fieldGroups = {
  site: {
    name: { kind: 'text', max: 60 },
    hosts: { kind: 'list' },
    domain: { kind: 'text', max: 253 },
    time_zone: { kind: 'text', max: 60 },
    niche: { kind: 'number', min: 1, max: 7 },
    index_title: { kind: 'text', max: 120 },
    description: { kind: 'words', max: 300 },
    cdn_prefix: { kind: 'text', max: 200 },
  },
  countries: {
    domain_language: { kind: 'text', max: 10 },
    countries: country,
    minimum_message_costs: { kind: 'lines' },
    enable_site_entry_popup: { kind: 'switch' },
    entry_warning_countries: { ...country, optional: true },
  },
  arrival: {
    signups: { kind: 'choice', of: ['all', 'with_trafficsource', 'closed'] },
    logged_out_search: { kind: 'choice', of: ['none', 'limited'] },
    logged_out_search_trafficsource: { kind: 'choice', of: ['none', 'limited'] },
    explicit_account_messages: { kind: 'switch' },
    signup_credits: credits,
  },
  talk: {
    message_credits: { ...credits },
    photo_credits: { ...credits },
    gift_credits: { ...credits },
    message_length: { kind: 'number', min: 1, max: 10_000 },
    refund_days: { kind: 'number', min: 14, max: 365 },
    timed_premium: { kind: 'switch' },
    member_resell: { kind: 'switch' },
  },
  search: {
    search_fields: { kind: 'choices' },
    visible_profile_fields: { kind: 'choices' },
    visible_profile_notes: { kind: 'choices' },
  },
  look: { brand: { kind: 'color', optional: true }, apps: { kind: 'json', optional: true } },
  safety: {
    photo_review: { kind: 'choice', of: ['all', 'suspicious', 'none'], optional: true },
    due_hours: { kind: 'lines', optional: true },
    refund_limit: { kind: 'number', min: 0, max: 10_000_000, optional: true },
  },
  contact: {
    support_email: { kind: 'text', max: 254 },
    support_phone: { kind: 'text', max: 40 },
    mail_name: { kind: 'text', max: 60 },
  },
  company: {
    'company.name': { kind: 'text', max: 120 },
    'company.address': { kind: 'text', max: 200 },
    'company.city': { kind: 'text', max: 100 },
    'company.country': { kind: 'text', max: 2 },
    'company.kvk': { kind: 'text', max: 60 },
    'company.register_court': { kind: 'text', max: 100, optional: true },
    'company.representatives': { kind: 'list', optional: true },
    'company.tradenames': { kind: 'list' },
    'company.vat_numbers': { kind: 'list' },
    'company.support_phone': { kind: 'text', max: 40 },
    'company.delete_discount': { kind: 'number', min: 0, max: 100 },
    'company.added': { kind: 'text', max: 30 },
    'company.tax_registrations': { kind: 'lines' },
    'company.untaxed_countries': { kind: 'lines' },
    'company.vat_rates': { kind: 'lines' },
    'company.sepa_creditor': { kind: 'lines', optional: true },
    company_id: { kind: 'number', min: 1, max: 32_767 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Field>>>>;

export type FieldGroup = keyof typeof fieldGroups;
export type FieldName = { [Group in FieldGroup]: keyof (typeof fieldGroups)[Group] }[FieldGroup];

/** By name, without their groups. */
export const fields: Readonly<Partial<Record<string, Field>>> = Object.assign({}, ...Object.values(fieldGroups));

/** Set by the pages about texts, landers and films, which have a publication of their own. */
export const fieldsOfContent: readonly string[] = ['landers', 'films'];

/** Declared by two persons, never by a draft. */
export const declaredFields = ['fictional_icon', 'fictional_warning', 'fictional_singular', 'fictional_plural'] as const;

/** Why a value is refused; the page says what it would do. */
export const fieldProblems = [
  'unknown_field',
  'empty',
  'too_long',
  'not_text',
  'not_a_number',
  'out_of_range',
  'not_a_choice',
  'twice',
  'niche_unknown',
  'refund_too_short',
  'country_unknown',
  'language_unknown',
  'currency_unknown',
  'price_missing',
  'email_invalid',
  'phone_invalid',
  'host_invalid',
  'host_taken',
  'host_in_use',
  'host_has_keys',
  'domain_without_host',
  'time_zone_unknown',
  'prefix_invalid',
  'color_invalid',
  'color_too_light',
  'day_invalid',
  'declared_by_two',
  'wrong_shape',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];
