import type { Settings } from '#features/site/contract/settings.ts';
import { isTrafficSource, type Tracking } from '#features/site/web/index.ts';

/** Whether the site accepts this visitor (specification §4): `all`, `with_trafficsource`, else nobody. */
export function acceptsSignup(
  { signups, from_traffic_source }: Pick<Settings, 'signups' | 'from_traffic_source'>,
  tracking: Tracking | null,
): boolean {
  if (signups === 'all') return true;
  return signups === 'with_trafficsource' && (from_traffic_source || isTrafficSource(tracking));
}
