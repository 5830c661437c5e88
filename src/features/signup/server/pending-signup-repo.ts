import { sql } from 'kysely';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Compile } from 'typebox/compile';
import { OneOf } from '#platform/contract/endpoint.ts';
import { UserIdSchema } from '#platform/contract/id-schemas.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { languages } from '#platform/contract/languages.ts';
import { isDay } from '#platform/contract/time.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { genders } from '#features/account/contract/genders.ts';
import type { TrafficSource } from '#features/site/server/index.ts';
import type { Applicant } from './read-applicant.ts';

const flag = Type.Optional(Type.Boolean());
const part = Type.Optional(Type.String());

/** The data from which the link creates the account, except for address and password. */
const Answers = Type.Object({
  name: Type.String(),
  dateOfBirth: Type.String(),
  gender: OneOf(genders),
  searchGender: Type.Array(OneOf(genders)),
  country: Type.String(),
  firstMessage: Type.Union([Type.Null(), Type.Object({ to: UserIdSchema, text: Type.String() })]),
  consents: Type.Object({
    adult: Type.Optional(Type.Boolean()),
    terms: Type.Boolean(),
    tracking: flag,
    sexuality: flag,
    explicit_interests: flag,
    promotions: flag,
  }),
  /** Version of the terms that were accepted. */
  termsVersion: Type.String(),
  trafficSource: Type.Optional(Type.Object({ network: part, ref: part, sub1: part, sub2: part, sub3: part, lander: part })),
  clientId: Type.Optional(Type.String()),
  /** Hash of the cookie of the browser that signed up. The link logs in only this browser. */
  browser: part,
  language: OneOf(languages),
});
type Answers = Static<typeof Answers>;
const answersValidator = Compile(Answers);

export interface PendingSignup extends Pick<Answers, 'termsVersion' | 'language'> {
  readonly trafficSource: TrafficSource | undefined;
  readonly clientId: string | undefined;
  readonly browser: string | undefined;
  readonly applicant: Omit<Applicant, 'password'>;
  readonly passwordHash: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
}

/** Serialises signups with this address until the transaction ends. `email`: in lower case, in this whole file. */
export async function lockAddress(tx: Tx, site: SiteId, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`signup\n${site}\n${email}`}, 0))`.execute(tx);
}

/** Replaces an earlier pending signup with the same address. */
export async function keepPendingSignup(tx: Tx, site: SiteId, email: string, pending: PendingSignup): Promise<void> {
  const { applicant, passwordHash, tokenHash, createdAt, termsVersion, trafficSource, clientId, browser, language } = pending;
  const { name, dateOfBirth, gender, searchGender, country, firstMessage, consents } = applicant;
  const answers: Answers = {
    name,
    dateOfBirth,
    gender,
    country,
    firstMessage,
    consents,
    termsVersion,
    language,
    searchGender: [...searchGender],
    ...(trafficSource === undefined ? {} : { trafficSource }),
    ...(clientId === undefined ? {} : { clientId }),
    ...(browser === undefined ? {} : { browser }),
  };
  const row = {
    token_hash: tokenHash,
    password_hash: passwordHash,
    answers: sql<string>`${JSON.stringify(answers)}::jsonb`,
    created_at: createdAt,
  };
  await tx
    .insertInto('pending_signups')
    .values({ site_id: site, email, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet(row))
    .execute();
}

/** Locked until the transaction ends. Null when there is none, or when the link was used or replaced. */
export async function lockPendingSignup(tx: Tx, site: SiteId, tokenHash: Buffer): Promise<PendingSignup | null> {
  const row = await tx
    .selectFrom('pending_signups')
    .select(['email', 'password_hash', 'answers', 'created_at'])
    .where('site_id', '=', site)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { answers } = row;
  if (!answersValidator.Check(answers) || !isDay(answers.dateOfBirth)) throw new Error('a pending signup has answers of another shape');
  const { termsVersion, trafficSource, clientId, browser, language, dateOfBirth, ...rest } = answers;
  return {
    applicant: { ...rest, dateOfBirth, email: row.email },
    passwordHash: row.password_hash,
    tokenHash,
    createdAt: row.created_at,
    termsVersion,
    language,
    trafficSource,
    clientId,
    browser,
  };
}

export async function deletePendingSignup(tx: Tx, site: SiteId, email: string): Promise<void> {
  await tx.deleteFrom('pending_signups').where('site_id', '=', site).where('email', '=', email).execute();
}

export async function deleteOldPendingSignups(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('pending_signups').where('created_at', '<=', before).execute();
}

/** When an account is erased: also deletes a pending signup with its address. */
export async function erasePendingSignups(tx: Tx, user: UserId): Promise<void> {
  await tx
    .deleteFrom('pending_signups')
    .using('users')
    .whereRef('pending_signups.site_id', '=', 'users.site_id')
    .whereRef('pending_signups.email', '=', 'users.email')
    .where('users.id', '=', user)
    .execute();
}
