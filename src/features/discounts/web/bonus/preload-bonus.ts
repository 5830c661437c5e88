import type { DataTools } from '#platform/web/data/context.ts';

/** `loadBonus`, loaded on demand because most pages do not need it. */
export const preloadBonus = async (tools: DataTools): Promise<void> => (await import('./load-bonus.ts')).loadBonus(tools);
