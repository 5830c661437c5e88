import type { BonusLine } from './bonus-line.tsx';

type Line = typeof BonusLine;

const load = () => import('./bonus-line.tsx').then((module) => module.BonusLine);
let loaded: Line | null = null;

/** What draws the line of the welcome discount; null: its code has not come yet. */
export const loadedBonusLine = (): Line | null => loaded;

/** The server waits for it before it draws anything, the browser before hydration or a login where the discount is active. */
export async function loadBonusLine(): Promise<Line> {
  return (loaded ??= await load());
}
