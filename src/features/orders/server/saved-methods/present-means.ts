import { dayIn } from '#platform/contract/time.ts';
import type { PaymentMeans } from '../../contract/means.ts';
import type { MeansRow } from './means-repo.ts';

/** A card can be used until the end of the month that it names. */
export const isExpired = ({ expires }: MeansRow, timeZone: string, now: Date): boolean =>
  expires !== null && expires < dayIn(timeZone, now).slice(0, 7);

export function presentMeans(means: MeansRow, timeZone: string, now: Date): PaymentMeans {
  const { id, method, label, expires, createdAt } = means;
  return { id, method, label, expires, expired: isExpired(means, timeZone, now), created_at: createdAt.toISOString() };
}
