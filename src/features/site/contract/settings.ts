import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Currency } from '#platform/contract/money-schemas.ts';
import { Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Apps, Brand } from './brand.ts';
import { LanderPage } from './landers.ts';
import { DefaultSearch, Niche } from './niches.ts';
import { OwnFilm } from './own-films.ts';
import { siteSwitches } from './switches.ts';
import { CompanyTaxes } from './taxes.ts';
import { searchFields, profileFields, profileNotes } from './fields.ts';

/** ISO 3166-1 alpha-2, upper case. */
export const Country = Type.String({ pattern: '^[A-Z]{2}$' });

/** Search results for visitors: none, or the first page with main photos. */
export const VisitorSearch = OneOf(['none', 'limited']);

/** Which new photos wait until somebody has looked at them. */
export const photoReviews = ['all', 'suspicious', 'none'] as const;
export type PhotoReview = (typeof photoReviews)[number];

const Hours = (maximum: number) => Type.Optional(Type.Integer({ minimum: 1, maximum }));
/** By kind of case. At most what whoever waits was promised: a notice within a week, a request for data within thirty days. */
const DueHours = Type.Object({
  picture: Hours(168),
  report: Hours(168),
  notice: Hours(168),
  complaint: Hours(168),
  appeal: Hours(336),
  data_request: Hours(720),
});

/** The operator's settings of a site; one row of `sites`. */
export const StoredSettings = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  domain: Type.String(),
  cdn_prefix: Type.String(),
  niche: Niche,
  signups: Type.String(),
  logged_out_search: VisitorSearch,
  logged_out_search_trafficsource: VisitorSearch,
  minimum_message_costs: Type.Record(Type.String(), Type.Object({ costs: Type.Integer({ minimum: 0 }), currency: Currency })),
  support_phone: Type.String(),
  support_email: Type.String(),
  enable_site_entry_popup: Type.Boolean(),
  /** Countries where ordinary pages show the entry warning; by default the site's `countries`. */
  entry_warning_countries: Type.Optional(Type.Array(Country)),
  fictional_icon: Nullable(Type.String()),
  fictional_warning: Nullable(Type.String()),
  fictional_singular: Nullable(Type.String()),
  fictional_plural: Nullable(Type.String()),
  countries: Type.Array(Country),
  index_title: Type.String(),
  description: Type.String(),
  visible_profile_fields: Type.Array(OneOf(profileFields)),
  visible_profile_notes: Type.Array(OneOf(profileNotes)),
  message_credits: Type.Integer({ minimum: 0 }),
  signup_credits: Type.Integer({ minimum: 0 }),
  photo_credits: Type.Integer({ minimum: 0 }),
  gift_credits: Type.Integer({ minimum: 0 }),
  message_length: Type.Integer({ minimum: 1, maximum: 10_000 }),
  search_fields: Type.Array(OneOf(searchFields)),
  /** As the operator entered it; unsupported languages fall back to German. */
  domain_language: Type.String(),
  /** Days in which a purchase can be returned. The operator's, but never fewer than 14. */
  refund_days: Type.Integer({ minimum: 0 }),
  member_resell: Type.Boolean(),
  /** Premium for some days is sold: a footer link then leads to the page that cancels it. */
  timed_premium: Type.Boolean(),
  company_id: Type.Integer(),
  mail_name: Type.String(),
  explicit_account_messages: Type.Boolean(),
  brand: Type.Optional(Brand),
  apps: Type.Optional(Apps),
  /** The operator's own slugs of landers, beside ours. */
  landers: Type.Optional(Type.Array(LanderPage, { maxItems: 500 })),
  films: Type.Optional(Type.Array(OwnFilm, { maxItems: 50 })),
  /** By default `suspicious` in production, `none` elsewhere. */
  photo_review: Type.Optional(OneOf(photoReviews)),
  /** What one person of the staff refunds alone at most, in minor units; 5000 unless set. */
  refund_limit: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Hours in which staff decide or answer, where they differ from the usual ones. Those of urgent cases are fixed. */
  due_hours: Type.Optional(DueHours),
});
export type StoredSettings = Static<typeof StoredSettings>;

/** The settings sent to browsers: the stored ones, and values that depend on the request. */
export const Settings = Type.Object({
  // The landers' own pages ask for theirs, icons and apps have files of their own, and nobody learns which photos are looked at.
  ...Type.Omit(StoredSettings, ['landers', 'films', 'brand', 'apps', 'photo_review', 'due_hours', 'refund_limit']).properties,
  /** The site's own accent, `#rrggbb`; null: that of its niche. */
  accent: Nullable(Type.String()),
  /** The niche's default: for visitors, and as the start of the signup. */
  default_search: DefaultSearch,
  /** The price of the cheapest gift on offer, which may differ from `gift_credits`; null: none is offered. */
  least_gift_credits: Nullable(Type.Integer({ minimum: 0 })),
  push_public_key: Type.String(),
  /** Guessed from the request; null when unknown. */
  geoip_country: Nullable(Country),
  /** Chosen by the visitor. */
  geoip_selected_country: Nullable(Country),
  time_zone: Type.String(),
  /** An earlier page of the visit had a traffic source in its address. */
  from_traffic_source: Type.Boolean(),
  /** Whether the visitor may sign up here. When `signups` is `with_trafficsource`, only if the page or the visit has a source. */
  accepts_signup: Type.Boolean(),
  /** What the operator has switched off for a time, with words if there are any. */
  switched_off: Type.Array(Type.Object({ what: OneOf(siteSwitches), words: Nullable(Type.String()) })),
  /** When the site closes for good; null: it stays open. */
  closes_at: Nullable(Instant),
});
export type Settings = Static<typeof Settings>;

export const CompanyInfo = Type.Object({
  name: Type.String(),
  address: Type.String(),
  kvk: Type.String(),
  city: Type.String(),
  country: Country,
  tradenames: Type.Array(Type.String()),
  vat_numbers: Type.Array(Type.String()),
  support_phone: Type.String(),
  delete_discount: Type.Integer({ minimum: 0, maximum: 100 }),
  /** ISO 8601 in UTC: when the company was added. */
  added: Type.String(),
});
export type CompanyInfo = Static<typeof CompanyInfo>;

/** SEPA creditor identifier, and the account to which is collected and from which is paid back. */
export const SepaCreditor = Type.Object({
  id: Type.String({ pattern: '^[A-Z]{2}\\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$' }),
  iban: Type.String({ pattern: '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$' }),
});
export type SepaCreditor = Static<typeof SepaCreditor>;

/** The stored data of the company: public data, and data that only its bank and tax offices get. */
export const StoredCompany = Type.Object({
  ...CompanyInfo.properties,
  ...CompanyTaxes,
  /** The legal representatives, as the imprint names them; the court of registration, when the number alone does not identify it. */
  representatives: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }))),
  register_court: Type.Optional(Type.String({ maxLength: 100 })),
  sepa_creditor: Type.Optional(SepaCreditor),
});
export type StoredCompany = Static<typeof StoredCompany>;
