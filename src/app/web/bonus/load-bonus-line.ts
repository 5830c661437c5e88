import type { BonusLine } from './bonus-line.tsx';

type Line = typeof BonusLine;

let loaded: Line | null = null;

/** What draws the line of the welcome discount; null: its code has not come yet. */
export const loadedBonusLine = (): Line | null => loaded;

/** The server waits for it before it draws anything, the browser before hydration or a login where the discount is active. */
export async function loadBonusLine(): Promise<Line> {
  loaded ??= (await import('./bonus-line.tsx')).BonusLine;
  return loaded;
}
