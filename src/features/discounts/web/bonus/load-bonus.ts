import type { DataTools } from '#platform/web/data/context.ts';
import { bonusQuery } from '../queries.ts';
import { BonusPart } from './bonus-part.ts';

/** Loads the discount before the page renders, so that its line has its place. A failure is ignored (specification §8). */
export async function loadBonus({ api, queries }: DataTools): Promise<void> {
  const bonus = await queries.ensureQueryData(bonusQuery(api)).catch(() => null);
  if (bonus !== null) await BonusPart.preload();
}
