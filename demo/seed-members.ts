import { insertUser } from '#features/account/server/index.ts';
import { addCredits, openBalance } from '#features/credits/server/index.ts';
import { snapToGrid } from '#features/places/contract/geometry.ts';
import { consentedTraits, consentFor, eachTrait, type Trait, traits } from '#features/site/contract/traits.ts';
import { type SiteId, type UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { SeedMember } from './cast.ts';
import { chance } from './chance.ts';
import { wayOfLifeOf } from './way-of-life.ts';
import { demoAccounts, demoEmail } from './demo-accounts.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Gives traits that the cast does not have pseudo-random values, except traits that need consent. */
function traitValueOf(member: SeedMember & Partial<Record<Trait, string | null>>, name: Trait): string | null {
  const written = { ...wayOfLifeOf(member), ...member }[name];
  if (written !== undefined) return written;
  const { values } = traits[name];
  return consentFor(name) === null ? (values[Math.floor(chance(`${member.key}:${name}`) * values.length)] ?? null) : null;
}

interface Options {
  readonly site: SiteId;
  readonly cast: readonly SeedMember[];
  readonly passwordHash: string;
  readonly now: Date;
}

/** Creates accounts, profiles and credits of the cast on one site; returns the ids by key. */
export async function seedMembers(db: Db, { site, cast, passwordHash, now }: Options): Promise<Map<string, UserId>> {
  return db.transaction().execute(async (tx) => {
    const ids = new Map<string, UserId>();
    for (const member of cast) {
      const account = demoAccounts.find(({ key }) => key === member.key);
      // A few signed up this week, the others over the last two years; most were active in the last days.
      const joined = new Date(
        now.getTime() -
          hour -
          (chance(`${member.key}:joined`) < 0.08
            ? chance(`${member.key}:new`) * 6 * day
            : 7 * day + chance(`${member.key}:old`) * 700 * day),
      );
      const active = new Date(Math.max(joined.getTime(), now.getTime() - 10 * 60_000 - chance(`${member.key}:active`) ** 3 * 40 * day));
      const id = await insertUser(tx, {
        site,
        email: demoEmail(member.key),
        passwordHash,
        language: member.language,
        status: 'active',
        signupDate: joined,
      });
      if (id === null) throw new Error(`the demo member ${member.key} exists twice`);
      ids.set(member.key, id);
      if (account)
        await tx
          .insertInto('pending_notifications')
          .values({ user_id: id, type: 'weekly_updates', due_at: new Date(now.getTime() + 7 * day) })
          .execute();
      const said = eachTrait<Record<Trait, string | null>>((name) => traitValueOf(member, name));
      const cell = snapToGrid({ lat: member.lat, lon: member.lon });
      await tx
        .insertInto('profiles')
        .values({
          user_id: id,
          site_id: site,
          name: member.name,
          status: account?.operator ? 'disabled' : 'active',
          gender: member.gender,
          search_gender: member.search_gender,
          search_min_age: member.search_age[0],
          search_max_age: member.search_age[1],
          date_of_birth: member.date_of_birth,
          country: member.country,
          region: member.region,
          town: member.town,
          lat: cell.lat,
          lon: cell.lon,
          about: member.about,
          answers: JSON.stringify(member.answers ?? []),
          ...said,
          interests: member.interests,
          show_to_visitors: true,
          visitors_answered_at: joined,
          last_active_at: active,
          created_at: joined,
          updated_at: now,
        })
        .execute();
      for (const name of consentedTraits)
        if (said[name] !== null)
          await tx
            .insertInto('consents')
            .values({ user_id: id, purpose: traits[name].consent, granted: true, text_version: '2023-12-01', created_at: joined })
            .execute();
      await openBalance(tx, id);
      if (account !== undefined) {
        await addCredits(tx, id, account.credits, 'grant', `demo:${site}:${account.email}`, joined);
        await tx.updateTable('users').set({ paid_user: account.paid }).where('id', '=', id).execute();
      }
    }
    return ids;
  });
}
