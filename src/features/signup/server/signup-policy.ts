import { cleanText } from '#platform/contract/text.ts';
import type { TrackingRow } from './signup-repo.ts';

/** Where a visitor came from, read from the URL of the visit. */
export type TrafficSource = { readonly [Part in keyof TrackingRow]?: string };

/**
 * Applies the site's `signups` setting: `all` accepts everybody, `with_trafficsource` only visitors with a network or
 * referrer, in the form or earlier in the visit, any other value nobody.
 */
export function acceptsSignup(signups: string, { network, ref }: TrafficSource = {}, cameFromTraffic = false): boolean {
  if (signups === 'all') return true;
  return signups === 'with_trafficsource' && (cameFromTraffic || [network, ref].some((source) => partOf(source) !== null));
}

/** The row to store; null when every part but the lander is empty. */
export function trackingOf({ network, ref, sub1, sub2, sub3, lander }: TrafficSource = {}): TrackingRow | null {
  const row = {
    network: partOf(network),
    ref: partOf(ref),
    sub1: partOf(sub1),
    sub2: partOf(sub2),
    sub3: partOf(sub3),
    lander: partOf(lander),
  };
  return Object.entries(row).some(([name, part]) => name !== 'lander' && part !== null) ? row : null;
}

const partOf = (text = ''): string | null => cleanText(text) || null;
