import type { DataTools } from '#platform/web/data/context.ts';
import { bonusQuery } from '../queries.ts';

/** Loads the discount before the page renders, so that its line has its place. A failure is ignored (specification §8). */
export const preloadBonus = async ({ api, queries }: DataTools): Promise<void> =>
  void (await queries.ensureQueryData(bonusQuery(api)).catch(() => null));
