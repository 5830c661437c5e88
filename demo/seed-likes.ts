import type { Insertable } from 'kysely';
import type { Likes } from '#db/schema.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { ageOn, dayIn, isDay } from '#platform/contract/time.ts';
import { answersOf } from './answers.ts';
import type { SeedMember } from './cast.ts';
import { demoAccounts } from './demo-accounts.ts';
import { chance } from './chance.ts';
import { likeNotes } from './like-notes.ts';

const hour = 3_600_000;

/** Likes between members who match each other's search; every demo account gets some new likes and some matches. */
export async function seedLikes(db: Db, cast: readonly SeedMember[], ids: ReadonlyMap<string, UserId>, now: Date): Promise<void> {
  const demo = new Set(demoAccounts.filter(({ operator }) => !operator).map(({ key }) => key));
  const rows = cast.flatMap((from) =>
    cast.flatMap((to) => {
      const [fromId, toId] = [ids.get(from.key), ids.get(to.key)];
      const roll = chance(`${from.key}>${to.key}`);
      const probability = demo.has(to.key) ? 0.35 : demo.has(from.key) ? 0.06 : 0.012;
      if (fromId === undefined || toId === undefined || from === to || roll > probability || !fits(from, to, now) || !fits(to, from, now))
        return [];
      const age = (1 + chance(`${to.key}<${from.key}`) * 400) * hour;
      const seen = age > (demo.has(to.key) ? 160 : 60) * hour;
      return [
        {
          from_id: fromId,
          to_id: toId,
          created_at: new Date(now.getTime() - age),
          ...likedAnswer(from, to),
          seen_at: seen ? new Date(now.getTime() - age / 2) : null,
        },
      ];
    }),
  );
  if (rows.length > 0) await db.insertInto('likes').values(rows).execute();
}

/** Every third like is of an answer, where there is one, and many of these come with a note. */
function likedAnswer(from: SeedMember, to: SeedMember): Pick<Insertable<Likes>, 'prompt' | 'line' | 'note'> {
  const [first] = answersOf(to);
  if (first === undefined || chance(`${from.key}:likes:${to.key}`) > 0.34) return { prompt: null, line: null, note: null };
  const note = from.language === to.language ? likeNotes[to.language][first.prompt] : undefined;
  return { prompt: first.prompt, line: first.answer, note: note ?? null };
}

/** Whether `to` matches the search preferences of `from`. */
function fits(from: SeedMember, to: SeedMember, now: Date): boolean {
  if (!isDay(to.date_of_birth)) return false;
  const age = ageOn(to.date_of_birth, dayIn('UTC', now));
  return from.country === to.country && from.search_gender.includes(to.gender) && age >= from.search_age[0] && age <= from.search_age[1];
}
