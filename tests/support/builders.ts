import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Gender } from '#features/account/contract/user.ts';
import { insertUser } from '#features/account/server/index.ts';
import { addCredits, openBalance } from '#features/credits/server/index.ts';
import { insertPhoto } from '#features/photos/server/index.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { eachTrait, type Trait } from '#features/site/contract/traits.ts';
import { type UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { dayIn } from '#platform/contract/time.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import type { TestApp, TestClient } from './test-app.ts';

/** The password of every built member and person of the staff. */
export const builtPassword = 'emberleaf-demo';
// Hashed once, because hashing takes 59 ms and tests build many members.
export const builtHash = '$argon2id$v=19$m=19456,t=2,p=1$Eaonjl6iCgBmY7bZoYkdvA$EM78XgtDi+A6qZBP6WofBDm+bN7fxCndzO83rHDFFoM';

/** How a built member differs from the default: an active, free woman in Leipzig with 0 credits. */
export interface MemberOptions extends Partial<Readonly<Record<Trait, string | null>>> {
  /** Host of the site that the member belongs to. */
  readonly host?: string;
  readonly email?: string;
  readonly language?: Language;
  /** With `not_confirmed` the profile is disabled. */
  readonly status?: 'not_confirmed' | 'active';
  readonly paid_user?: boolean;
  readonly credits?: number;
  readonly signup_date?: Date;
  /** False: the member has no session, `client` is a visitor. */
  readonly session?: boolean;
  readonly name?: string;
  readonly gender?: Gender;
  readonly search_gender?: Gender[];
  readonly search_min_age?: number;
  readonly search_max_age?: number;
  /** `YYYY-MM-DD` */
  readonly date_of_birth?: string;
  readonly country?: string;
  readonly region?: string | null;
  readonly town?: string | null;
  /** Shown to others some kilometres away from the place, as members are. */
  readonly displaced?: boolean;
  readonly lat?: number | null;
  readonly lon?: number | null;
  readonly about?: string;
  readonly answers?: readonly Answer[];
  readonly interests?: string[];
  readonly fictional?: boolean;
  readonly show_to_visitors?: boolean;
  readonly last_active_at?: Date;
}

/** A date of birth of somebody who is that old, where the site is. */
export const bornAgo = ({ platform }: TestApp, years: number): string =>
  `${Number(dayIn('Europe/Berlin', platform.clock.now()).slice(0, 4)) - years}-01-01`;

export interface BuiltMember {
  readonly id: UserId;
  readonly email: string;
  /** Logged in as the member. */
  readonly client: TestClient;
}

/** Creates a member with profile and balance; the search has indexed the member when this resolves. */
export async function buildMember(app: TestApp, options: MemberOptions = {}): Promise<BuiltMember> {
  const { database, clock } = app.platform;
  const { db } = database;
  const now = clock.now();
  const host = options.host ?? 'localhost';
  const site = await app.features.sites.byHost(host);
  const email = options.email ?? `${randomUUID()}@built.test`;
  const status = options.status ?? 'active';
  const signupDate = options.signup_date ?? now;
  const id = await insertUser(db, {
    site: site.id,
    email,
    passwordHash: builtHash,
    language: options.language ?? 'de',
    status,
    signupDate,
  });
  if (id === null) throw new Error(`${email} is built already`);
  if (options.paid_user) await db.updateTable('users').set({ paid_user: true }).where('id', '=', id).execute();
  await db
    .insertInto('profiles')
    .values({
      user_id: id,
      site_id: site.id,
      name: options.name ?? 'Anna',
      status: status === 'active' ? 'active' : 'disabled',
      gender: options.gender ?? 'woman',
      search_gender: options.search_gender ?? ['man'],
      search_min_age: options.search_min_age ?? 18,
      search_max_age: options.search_max_age ?? 99,
      date_of_birth: options.date_of_birth ?? '1990-05-05',
      country: options.country ?? 'DE',
      region: options.region === undefined ? 'DE-SN' : options.region,
      town: options.town === undefined ? 'Leipzig' : options.town,
      lat: options.lat === undefined ? 51.34 : options.lat,
      lon: options.lon === undefined ? 12.37 : options.lon,
      about: options.about ?? '',
      answers: JSON.stringify(options.answers ?? []),
      ...eachTrait<Record<Trait, string | null>>((name) => options[name] ?? null),
      interests: options.interests ?? [],
      fictional: options.fictional ?? false,
      show_to_visitors: options.show_to_visitors ?? false,
      last_active_at: options.last_active_at ?? now,
      created_at: signupDate,
      updated_at: now,
    })
    .execute();
  // Others see members some kilometres away from their place: tests of distances have them where they are, unless they ask for it.
  if (options.displaced !== true) await sql`UPDATE profiles SET shown_lat = lat, shown_lon = lon WHERE user_id = ${id}`.execute(db);
  await openBalance(db, id);
  if (options.credits) await addCredits(db, id, options.credits, 'grant', `built:${id}`, now);
  const client = app.client({ host });
  if (options.session !== false) await openSession(app, id, client);
  return { id, email, client };
}

/** Makes all members invisible, for tests whose results depend on everybody who is there. */
export async function hideMembers({ platform: { database, clock } }: TestApp): Promise<void> {
  await database.db.updateTable('profiles').set({ status: 'disabled', updated_at: clock.now() }).where('status', '=', 'active').execute();
}

/** Inserts a photo without files, enough where only its URLs are shown. Returns the photo's name. */
export async function buildPhoto(app: TestApp, member: UserId, status: 'pending' | 'active' = 'active'): Promise<string> {
  const name = randomBytes(20).toString('hex');
  const now = app.platform.clock.now();
  await insertPhoto(app.platform.database.db, { userId: member, status, name, width: 640, height: 800, thumbHash: '', caption: '' }, now);
  return name;
}

/** Logs the member in without the cost of checking a password. */
async function openSession(app: TestApp, user: UserId, client: TestClient): Promise<void> {
  const token = newToken();
  const now = app.platform.clock.now();
  await app.platform.database.db
    .insertInto('sessions')
    .values({
      user_id: user,
      token_hash: hashToken(token),
      user_agent: 'test',
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + 30 * 24 * 3_600_000),
    })
    .execute();
  client.cookies.set('auth', token);
}
