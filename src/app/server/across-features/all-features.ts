import type { FastifyInstance } from 'fastify';
import type { DataPart } from '#platform/server/data-part.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Feature, OpenTask, UnmetRequirement } from '#platform/server/feature.ts';

/** Adds the addresses of all features outside /api, and closes the features with the server. */
export function mountAll(features: readonly Feature[], server: FastifyInstance): void {
  for (const { mount } of features) mount?.(server);
  server.addHook('onClose', async () => {
    await Promise.all(features.map(async ({ close }) => close?.()));
  });
}

/** The unmet requirements of all features. */
export async function unmetRequirementsOf(features: readonly Feature[]): Promise<UnmetRequirement[]> {
  return (await Promise.all(features.map(async ({ unmetRequirements }) => (await unmetRequirements?.()) ?? []))).flat();
}

/** The open tasks of all features, and `others`. Only kinds with at least one item. */
export async function openTasksOf(features: readonly Feature[], others: Promise<readonly OpenTask[]>): Promise<OpenTask[]> {
  const found = await Promise.all([others, ...features.map(async ({ openTasks }) => (await openTasks?.()) ?? [])]);
  return found.flat().filter(({ items }) => items.length > 0);
}

/** The stored data of all features about a user. */
export const ownDataOf = (features: readonly Feature[], db: Db): DataPart[] => features.flatMap(({ ownData }) => ownData?.(db) ?? []);
