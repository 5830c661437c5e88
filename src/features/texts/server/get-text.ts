import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { CommonErrorCode } from '#platform/contract/errors.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { ReadVisitorCountry, Sites } from '#features/site/server/index.ts';
import type { getText as endpoint } from '../contract/endpoints.ts';
import { type TextPageName, textPages } from '../contract/text.ts';
import { texts } from './contents/index.ts';
import { privacy as privacyForAmericans } from './contents/en/privacy-us.ts';
import { presentText } from './present-text.ts';

export interface TextDeps {
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
  const source = (await isForAmericans(deps, page, language, call)) ? privacyForAmericans : texts[language][page];
  return ok({ text: presentText(page, source, language, site) });
}

/** English readers in the United States have a privacy text of their own (specification §1). */
async function isForAmericans(deps: TextDeps, page: TextPageName, language: Language, call: Call): Promise<boolean> {
  if (page !== 'privacy' || language !== 'en') return false;
  const { chosenCountry, guessedCountry } = deps.visitorCountry(call);
  const country = call.viewer === null ? (chosenCountry ?? guessedCountry) : await deps.countryOf(call.viewer.userId);
  return country === 'US';
}
