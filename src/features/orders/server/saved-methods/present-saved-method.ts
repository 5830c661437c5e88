import { dayIn } from '#platform/contract/time.ts';
import type { SavedMethod } from '../../contract/saved-method.ts';
import type { SavedMethodRow } from './saved-method-repo.ts';

/** A card can be used until the end of the month that it names. */
export const isExpired = ({ expires }: SavedMethodRow, timeZone: string, now: Date): boolean =>
  expires !== null && expires < dayIn(timeZone, now).slice(0, 7);

export function presentSavedMethod(savedMethod: SavedMethodRow, timeZone: string, now: Date): SavedMethod {
  const { id, method, label, expires, createdAt } = savedMethod;
  return { id, method, label, expires, expired: isExpired(savedMethod, timeZone, now), created_at: createdAt.toISOString() };
}
