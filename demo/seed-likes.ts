import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { ageOn, dayIn, isDay } from '#platform/contract/time.ts';
import type { SeedMember } from './cast.ts';
import { demoAccounts } from './demo-accounts.ts';
import { chance } from './chance.ts';
import { type WrittenLike, writtenLikes } from './written-likes.ts';

const hour = 3_600_000;

/** Likes between members who match each other's search: those that are written, and others by chance. */
export async function seedLikes(db: Db, cast: readonly SeedMember[], ids: ReadonlyMap<string, UserId>, now: Date): Promise<void> {
  const demo = new Set(demoAccounts.filter(({ operator }) => !operator).map(({ key }) => key));
  const written = new Map(writtenLikes.map((like) => [pairOf(like.from, like.to), like]));
  const rows = cast.flatMap((from) =>
    cast.flatMap((to) => {
      const [fromId, toId] = [ids.get(from.key), ids.get(to.key)];
      const like = written.get(pairOf(from.key, to.key)) ?? likeByChance(from, to, demo, now);
      if (fromId === undefined || toId === undefined || like === null) return [];
      const age = like.hours_ago * hour;
      const seen = like.hours_ago > (demo.has(to.key) ? 160 : 60) || written.has(pairOf(to.key, from.key));
      return [
        {
          from_id: fromId,
          to_id: toId,
          created_at: new Date(now.getTime() - age),
          prompt: like.prompt ?? null,
          line: to.answers?.find(({ prompt }) => prompt === like.prompt)?.answer ?? null,
          note: like.note ?? null,
          seen_at: seen ? new Date(now.getTime() - age / 2) : null,
        },
      ];
    }),
  );
  if (rows.length > 0) await db.insertInto('likes').values(rows).execute();
}

const pairOf = (from: string, to: string): string => `${from}>${to}`;

/** Every third like is of an answer, where there is one. */
function likeByChance(from: SeedMember, to: SeedMember, demo: ReadonlySet<string>, now: Date): WrittenLike | null {
  // What the members of the demo accounts like is all written.
  const probability = demo.has(to.key) ? 0.35 : demo.has(from.key) ? 0 : 0.012;
  if (from === to || chance(pairOf(from.key, to.key)) > probability || !fits(from, to, now) || !fits(to, from, now)) return null;
  const [first] = to.answers ?? [];
  const prompt = chance(`${from.key}:likes:${to.key}`) > 0.34 ? undefined : first?.prompt;
  return { from: from.key, to: to.key, hours_ago: 1 + chance(`${to.key}<${from.key}`) * 400, ...(prompt !== undefined && { prompt }) };
}

/** Whether `to` matches the search preferences of `from`. */
function fits(from: SeedMember, to: SeedMember, now: Date): boolean {
  if (!isDay(to.date_of_birth)) return false;
  const age = ageOn(to.date_of_birth, dayIn('UTC', now));
  return from.country === to.country && from.search_gender.includes(to.gender) && age >= from.search_age[0] && age <= from.search_age[1];
}
