import { maxOpenItems, type OpenTask } from '../../../src/platform/server/feature.ts';

/** Tasks that wait for a person or have failed, by name, oldest first. Times are in UTC. */
export function openLines(tasks: readonly OpenTask[]): string[] {
  if (tasks.length === 0) return ['✓ nothing waits for you'];
  return tasks.flatMap(({ name, items }) => [
    `✗ ${name}: ${items.length < maxOpenItems ? items.length : `${maxOpenItems} or more`}`,
    ...items.map(({ subject, since, note }) => `    ${since.toISOString().slice(0, 16).replace('T', ' ')}  ${subject}: ${note}`),
  ]);
}
