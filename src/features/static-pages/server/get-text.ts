import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { CommonErrorCode } from '#platform/contract/errors.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { ReadVisitorCountry, Sites } from '#features/site/server/index.ts';
import type { getText as endpoint } from '../contract/endpoints.ts';
import { textPages } from '../contract/text.ts';
import { textFor } from './contents/index.ts';
import { presentText } from './present-text.ts';
import type { LegalTexts } from './published/legal-texts.ts';
import { legalKeyOf, presentLegalText } from './published/present-published.ts';

export interface TextDeps {
  readonly clock: Clock;
  readonly legalTexts: LegalTexts;
  readonly sites: Sites;
  readonly visitorCountry: ReadVisitorCountry;
  /** Null when there is no such account. */
  readonly languageOf: (user: UserId) => Promise<Language | null>;
  readonly countryOf: (user: UserId) => Promise<string>;
}

export async function getText(
  deps: TextDeps,
  query: QueryOf<typeof endpoint>,
  call: Call,
): Promise<Result<ReplyOf<typeof endpoint>, CommonErrorCode>> {
  const page = textPages.find((name) => name === query.page);
  if (page === undefined) return fail('not_found');
  const site = await deps.sites.byId(call.site);
  const own = query.language === undefined && call.viewer !== null ? await deps.languageOf(call.viewer.userId) : null;
  const language = pickLanguage(query.language, own, call.locale, site.settings.domain_language);
  // The English of the United States is another one, and so are its laws (specification §1).
  const country = language === 'en' ? await readerCountry(deps, call) : null;
  const key = legalKeyOf(page);
  if (key === null)
    return query.version === undefined
      ? ok({ text: presentText(page, textFor(page, language, country), language, site) })
      : fail('not_found');
  const text = await presentLegalText(deps.legalTexts, key, { site, language, country, now: deps.clock.now() }, query.version);
  return text === null ? fail('not_found') : ok({ text });
}

async function readerCountry({ visitorCountry, countryOf }: TextDeps, call: Call): Promise<string | null> {
  if (call.viewer !== null) return countryOf(call.viewer.userId);
  const { chosenCountry, guessedCountry } = visitorCountry(call);
  return chosenCountry ?? guessedCountry;
}
