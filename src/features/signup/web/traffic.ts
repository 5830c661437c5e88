import { isTrafficSource, type Tracking } from '#features/site/web/index.ts';

/** Whether the site accepts this visitor (specification §4): `all`, `with_trafficsource`, else nobody. */
export function acceptsSignup(signups: string, tracking: Tracking | null): boolean {
  if (signups === 'all') return true;
  return signups === 'with_trafficsource' && isTrafficSource(tracking);
}
