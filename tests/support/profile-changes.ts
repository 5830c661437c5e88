import { profileChanged } from '#features/members/server/index.ts';
import type { TestApp } from './test-app.ts';

/** Records, from now on, the members whose changes are published to the search, once per event. */
export function recordProfileChanges({ platform }: TestApp): number[] {
  const changes: number[] = [];
  platform.bus.subscribe(profileChanged, ({ user }) => changes.push(user));
  return changes;
}
