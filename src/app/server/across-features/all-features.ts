import type { DataPart } from '#platform/server/data-part.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Feature, OpenTask, UnmetRequirement } from '#platform/server/feature.ts';

/** What all features are missing. */
export async function unmetRequirementsOf(features: readonly Feature[]): Promise<UnmetRequirement[]> {
  return (await Promise.all(features.map(async ({ unmetRequirements }) => (await unmetRequirements?.()) ?? []))).flat();
}

/** What waits in all features; `others` beside them. Only what has items. */
export async function openTasksOf(features: readonly Feature[], others: Promise<readonly OpenTask[]>): Promise<OpenTask[]> {
  const found = await Promise.all([others, ...features.map(async ({ openTasks }) => (await openTasks?.()) ?? [])]);
  return found.flat().filter(({ items }) => items.length > 0);
}

/** What all features store about a user. */
export const ownDataOf = (features: readonly Feature[], db: Db): DataPart[] => features.flatMap(({ ownData }) => ownData?.(db) ?? []);
