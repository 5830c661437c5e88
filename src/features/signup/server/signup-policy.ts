import { cleanText } from '#platform/contract/text.ts';
import type { TrackingRow } from './signup-repo.ts';

/** Where a visitor came from, as the address of the visit said. */
export type TrafficSource = { readonly [Part in keyof TrackingRow]?: string };

/** The site's `signups` setting: `all` takes everybody, `with_trafficsource` who comes from somewhere, any other value nobody. */
export function mayEnter(signups: string, { network, ref }: TrafficSource = {}): boolean {
  return signups === 'all' || (signups === 'with_trafficsource' && [network, ref].some((source) => partOf(source) !== null));
}

/** What there is to keep of it; null: nothing. */
export function trackingOf({ network, ref, sub1, sub2, sub3 }: TrafficSource = {}): TrackingRow | null {
  const row = { network: partOf(network), ref: partOf(ref), sub1: partOf(sub1), sub2: partOf(sub2), sub3: partOf(sub3) };
  return Object.values(row).some((part) => part !== null) ? row : null;
}

const partOf = (text = ''): string | null => cleanText(text) || null;
