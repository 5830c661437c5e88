import type { SeedMember } from '../cast/types.ts';

export const IN_VIEW: number;
export function listsOf(cast: readonly SeedMember[]): SeedMember[][];
export function firstScenes(cast: readonly SeedMember[]): Map<string, string>;
