import type { UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findCountry } from '#features/profile/server/index.ts';
import type { ReadVisitorCountry, Sites } from '#features/site/server/index.ts';
import type { SiteContent } from '#features/site-content/server/index.ts';
import { createLegalTexts, createTexts, type LegalTexts } from '#features/static-pages/server/index.ts';
import { createTerms, type TermsFeature } from '#features/terms/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Feature } from '#platform/server/feature.ts';
import { siteOrigin } from '../sites/site-origin.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly content: SiteContent;
  readonly visitorCountry: ReadVisitorCountry;
  readonly languageOf: (user: UserId) => Promise<Language | null>;
  /** Created later. */
  readonly mails: () => Pick<Mails, 'post'>;
}

interface Legal {
  readonly legalTexts: LegalTexts;
  readonly texts: Feature;
  readonly terms: TermsFeature;
}

/** Legal texts, and the consent to the terms. */
export function composeLegal(platform: Platform, { sites, content, visitorCountry, languageOf, mails }: Dependencies): Legal {
  const { clock, env } = platform;
  const { db } = platform.database;
  const legalTexts = createLegalTexts({ db, clock, published: (site) => content.publishedPieces(site, 'legal') });
  return {
    legalTexts,
    texts: createTexts({ clock, legalTexts, sites, visitorCountry, languageOf, countryOf: (user) => findCountry(db, user) }),
    terms: createTerms(platform, {
      sites,
      legalTexts,
      mails: { post: (...mail) => mails().post(...mail) },
      originOf: siteOrigin(env),
    }),
  };
}
