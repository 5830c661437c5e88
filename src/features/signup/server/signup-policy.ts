import { type SourceRow, sourceRowOf, type TrafficSource } from '#features/site/server/index.ts';

/**
 * Applies the site's `signups` setting: `all` accepts everybody, `with_trafficsource` only visitors with a network or
 * referrer, in the form or earlier in the visit, any other value nobody.
 */
export function acceptsSignup(signups: string, source: TrafficSource = {}, cameFromTraffic = false): boolean {
  if (signups === 'all') return true;
  const { network, ref } = sourceRowOf(source);
  return signups === 'with_trafficsource' && (cameFromTraffic || network !== null || ref !== null);
}

/** The row to store; null when every part but the lander is empty. */
export function trackingOf(source: TrafficSource = {}): SourceRow | null {
  const row = sourceRowOf(source);
  return Object.entries(row).some(([name, part]) => name !== 'lander' && part !== null) ? row : null;
}
