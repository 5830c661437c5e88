import type { DataTools } from '#platform/web/data/context.ts';

/** `loadBonus`, whose code is not part of what everybody loads first. */
export const preloadBonus = async (tools: DataTools): Promise<void> => (await import('./load-bonus.ts')).loadBonus(tools);
