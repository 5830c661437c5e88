import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { findUser, insertConsents, lockUser, type UserRow } from '#features/account/server/index.ts';
import { readVersionId, versionId } from '#features/static-pages/contract/legal.ts';
import { productTermsVersion } from '#features/static-pages/server/index.ts';
import type { answerTerms as endpoint, Terms } from '../contract/endpoints.ts';
import { findAnswers, findBought, hasBoughtBefore } from './answer-repo.ts';
import { type AskedDeps, askedTerms, begunTerms, changedAt, editionAsked } from './asked-terms.ts';

/** Stores the answer once, however often it is sent. Nobody agrees to a version that no longer applies. */
export async function answerTerms(
  deps: AskedDeps,
  { version, answer }: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Result<ReplyOf<typeof endpoint>, 'terms_outdated' | 'not_found' | 'authentication_required'>> {
  const { db, clock, legalTexts, sites } = deps;
  // Loaded before the transaction, which must not wait for another connection.
  const versions = await legalTexts.versions(await sites.byId(call.site));
  const named = readVersionId(version);
  const found = versions.find(({ key, number, language }) => key === 'terms' && number === named?.number && language === named.language);
  if (found === undefined || found.beginsAt > clock.now()) return fail('not_found');
  const answered = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, call.viewer.userId);
    if (user === null) return fail('authentication_required');
    const begun = await begunTerms(deps, user);
    const asked = await askedTerms(deps, user, tx);
    const isNewEnough =
      found.edition >= editionAsked(begun) && (asked === null || found.language !== user.language || asked.id === version);
    if (!isNewEnough) return fail('terms_outdated', { version: versionId(begun[0] ?? found) });
    if (asked !== null && !(answer === 'later' && asked.putOff))
      await insertConsents(tx, user.id, { terms: answer === 'agree' }, clock.now(), { terms: version });
    return ok(user);
  });
  return answered.ok ? ok(await presentTerms(deps, answered.value)) : answered;
}

export async function getTerms(deps: AskedDeps, call: Call<Viewer>): Promise<Result<Terms, 'authentication_required'>> {
  const user = await findUser(deps.db, call.viewer.userId);
  return user === null ? fail('authentication_required') : ok(await presentTerms(deps, user));
}

async function presentTerms(deps: AskedDeps, user: UserRow): Promise<Terms> {
  const { db, sites } = deps;
  const [asked, { agreed }, bought] = await Promise.all([askedTerms(deps, user), findAnswers(db, user.id), findBought(db, user.id)]);
  const product = productTermsVersion(await sites.byId(user.siteId));
  return {
    asked: asked && {
      version: asked.id,
      put_off: asked.putOff,
      language: asked.version.language,
      begins_at: asked.version.beginsAt.toISOString(),
      changes: asked.changes.map((one) => ({ version: versionId(one), begins_at: one.beginsAt.toISOString(), summary: one.summary })),
      // A text of the product that is no longer part of it cannot be read: the one that replaced it can.
      former: agreed !== null && readVersionId(agreed.version) !== null ? agreed.version : product,
    },
    agreed: agreed && { version: agreed.version, at: agreed.at.toISOString() },
    goes_on: asked !== null && (await hasBoughtBefore(db, user.id, changedAt(asked))),
    has_credits: bought.credits,
    has_days: bought.days,
  };
}
