import { randomBytes, randomUUID } from 'node:crypto';
import type { Gender } from '#features/account/contract/user.ts';
import { insertUser } from '#features/account/server/index.ts';
import { addCredits, openBalance } from '#features/credits/server/index.ts';
import { insertPhoto } from '#features/photos/server/index.ts';
import { type UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import type { TestApp, TestClient } from './test-app.ts';

/** The password of every built member. */
export const builtPassword = 'emberleaf-demo';
// Made once: hashing takes 59 ms, and a test builds many.
const builtHash = '$argon2id$v=19$m=19456,t=2,p=1$Eaonjl6iCgBmY7bZoYkdvA$EM78XgtDi+A6qZBP6WofBDm+bN7fxCndzO83rHDFFoM';

/** What a test wants different about a member; the rest is an active, free woman in Leipzig with 0 credits. */
export interface MemberWish {
  /** Host of the site that the member belongs to. */
  readonly host?: string;
  readonly email?: string;
  readonly language?: Language;
  /** `not_confirmed` goes with a disabled profile. */
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
  readonly lat?: number | null;
  readonly lon?: number | null;
  readonly about?: string;
  readonly hair_colour?: string | null;
  readonly eye_colour?: string | null;
  readonly body_type?: string | null;
  readonly relationship_status?: string | null;
  readonly sexuality?: string | null;
  readonly interests?: string[];
  readonly fictional?: boolean;
  readonly last_active_at?: Date;
}

export interface BuiltMember {
  readonly id: UserId;
  readonly email: string;
  /** Logged in as the member. */
  readonly client: TestClient;
}

/** A member with profile and balance, known to the search when this resolves. */
export async function buildMember(app: TestApp, wish: MemberWish = {}): Promise<BuiltMember> {
  const { database, clock, bus } = app.platform;
  const { db } = database;
  const now = clock.now();
  const host = wish.host ?? 'localhost';
  const site = await app.features.sites.byHost(host);
  const email = wish.email ?? `${randomUUID()}@built.test`;
  const status = wish.status ?? 'active';
  const signupDate = wish.signup_date ?? now;
  const id = await insertUser(db, { site: site.id, email, passwordHash: builtHash, language: wish.language ?? 'de', status, signupDate });
  if (id === null) throw new Error(`${email} is built already`);
  if (wish.paid_user) await db.updateTable('users').set({ paid_user: true }).where('id', '=', id).execute();
  await db
    .insertInto('profiles')
    .values({
      user_id: id,
      site_id: site.id,
      name: wish.name ?? 'Anna',
      status: status === 'active' ? 'active' : 'disabled',
      gender: wish.gender ?? 'woman',
      search_gender: wish.search_gender ?? ['man'],
      search_min_age: wish.search_min_age ?? 18,
      search_max_age: wish.search_max_age ?? 99,
      date_of_birth: wish.date_of_birth ?? '1990-05-05',
      country: wish.country ?? 'DE',
      region: wish.region === undefined ? 'DE-SN' : wish.region,
      town: wish.town === undefined ? 'Leipzig' : wish.town,
      lat: wish.lat === undefined ? 51.34 : wish.lat,
      lon: wish.lon === undefined ? 12.37 : wish.lon,
      about: wish.about ?? '',
      hair_colour: wish.hair_colour ?? null,
      eye_colour: wish.eye_colour ?? null,
      body_type: wish.body_type ?? null,
      relationship_status: wish.relationship_status ?? null,
      sexuality: wish.sexuality ?? null,
      interests: wish.interests ?? [],
      fictional: wish.fictional ?? false,
      last_active_at: wish.last_active_at ?? now,
      created_at: signupDate,
      updated_at: now,
    })
    .execute();
  await openBalance(db, id);
  if (wish.credits) await addCredits(db, id, wish.credits, 'grant', `built:${id}`, now);
  const client = app.client({ host });
  if (wish.session !== false) await openSession(app, id, client);
  bus.publish({ channel: 'profile', payload: String(id) });
  return { id, email, client };
}

/** A row without files: enough wherever only addresses are shown. Returns the photo's name. */
export async function buildPhoto(app: TestApp, member: UserId, status: 'pending' | 'active' = 'active'): Promise<string> {
  const name = randomBytes(20).toString('hex');
  const now = app.platform.clock.now();
  await insertPhoto(app.platform.database.db, { userId: member, status, name, width: 640, height: 800, thumbHash: '', caption: '' }, now);
  app.platform.bus.publish({ channel: 'profile', payload: String(member) });
  return name;
}

/** Logs the member in without the cost of a password check. */
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
