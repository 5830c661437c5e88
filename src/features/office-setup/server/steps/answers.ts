import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { cleanLine, cleanValue } from '#platform/contract/text/typed-value.ts';
import { normalizeEmail } from '#features/account/contract/rules.ts';
import { Instant } from '#platform/contract/endpoint.ts';
import { CompanyAnswers, PricesAnswers, SiteAnswers } from '../../contract/schemas.ts';

const saved = <Schema extends TSchema>(answers: Schema) => Type.Optional(Type.Object({ saved_at: Instant, answers }));

/** What is stored of each step. */
export const StoredAnswers = Type.Object({
  company: saved(CompanyAnswers),
  site: saved(SiteAnswers),
  prices: saved(PricesAnswers),
});
export type StoredAnswers = Static<typeof StoredAnswers>;
export type AnsweredStep = keyof StoredAnswers;

export interface Answers {
  readonly company: CompanyAnswers;
  readonly site: SiteAnswers;
  readonly prices: PricesAnswers;
}

/** What was stored by another version and does not fit any more is asked for again. */
export function readStored(stored: unknown): StoredAnswers {
  const { company, site, prices } = Value.Check(Loose, stored) ? stored : {};
  const { properties } = StoredAnswers;
  return {
    ...(Value.Check(properties.company, company) && { company }),
    ...(Value.Check(properties.site, site) && { site }),
    ...(Value.Check(properties.prices, prices) && { prices }),
  };
}

const Loose = Type.Object({
  company: Type.Optional(Type.Unknown()),
  site: Type.Optional(Type.Unknown()),
  prices: Type.Optional(Type.Unknown()),
});

/** The answers, and where a step has none yet, what the page begins with. `host`: of the request. */
export const answersOf = ({ company, site, prices }: StoredAnswers, host: string): Answers => ({
  company: company?.answers ?? {
    name: '',
    address: '',
    city: '',
    country: 'DE',
    representatives: '',
    register_court: '',
    kvk: '',
    vat_number: '',
    oss: false,
    support_phone: '',
    support_email: '',
  },
  site: site?.answers ?? {
    host,
    name: '',
    language: 'de',
    description: '',
    countries: [company?.answers.country ?? 'DE'],
    untaxed: {},
    niche: 1,
    time_zone: 'Europe/Berlin',
  },
  prices: prices?.answers ?? {
    message_credits: 1,
    photo_credits: 2,
    signup_credits: 0,
    packages: [40, 100, 250].map((credits) => ({ credits, prices: {} })),
  },
});

/** Typed text without invisible characters and spaces around it. */
export const cleanCompany = (typed: CompanyAnswers): CompanyAnswers => ({
  name: cleanLine(typed.name),
  address: cleanLine(typed.address),
  city: cleanLine(typed.city),
  country: typed.country,
  representatives: cleanLine(typed.representatives),
  register_court: cleanLine(typed.register_court),
  kvk: cleanLine(typed.kvk),
  vat_number: cleanValue(typed.vat_number).toUpperCase(),
  oss: typed.oss,
  support_phone: cleanValue(typed.support_phone),
  support_email: normalizeEmail(typed.support_email),
});

export const cleanSite = (typed: SiteAnswers): SiteAnswers => ({
  ...typed,
  // People paste an address.
  host: cleanValue(typed.host)
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/:].*$/, ''),
  name: cleanLine(typed.name),
  description: cleanLine(typed.description),
  untaxed: Object.fromEntries(Object.entries(typed.untaxed).map(([country, because]) => [country, cleanLine(because)])),
  time_zone: cleanLine(typed.time_zone),
});
