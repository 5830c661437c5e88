import { cleanText } from '#platform/contract/text/text.ts';
import type { Call } from '#platform/server/http/context.ts';

/**
 * Whether an earlier page of this visit came from an advertisement. The browser says it by a cookie without an identifier, and only
 * to a site that treats such visitors in another way (decision 35).
 */
export const cameFromTraffic = (call: Pick<Call, 'cookie'>): boolean => call.cookie('traffic_source') === '1';

type Part = 'network' | 'ref' | 'sub1' | 'sub2' | 'sub3' | 'lander';

/** The stored form; each part is trimmed, and null when empty. */
export type SourceRow = Readonly<Record<Part, string | null>>;
/** The origin of a visitor, as the URL of the visit states it. */
export type TrafficSource = { readonly [Each in Part]?: string };

export const sourceRowOf = (source: TrafficSource): SourceRow => {
  const partOf = (part: Part) => cleanText(source[part] ?? '') || null;
  return {
    network: partOf('network'),
    ref: partOf('ref'),
    sub1: partOf('sub1'),
    sub2: partOf('sub2'),
    sub3: partOf('sub3'),
    lander: partOf('lander'),
  };
};

/** Parses the traffic source in a URL's query. A parameter that occurs twice is ignored. */
export function sourceIn(query: object): TrafficSource {
  const { network, ref }: { readonly network?: unknown; readonly ref?: unknown } = query;
  return { ...(typeof network === 'string' && { network }), ...(typeof ref === 'string' && { ref }) };
}

/**
 * Applies the site's `signups` setting: `all` accepts everybody, `with_trafficsource` only visitors with a network or
 * referrer, in the form or earlier in the visit, any other value nobody.
 */
export function acceptsSignup(signups: string, source: TrafficSource = {}, cameFromTraffic = false): boolean {
  if (signups === 'all') return true;
  const { network, ref } = sourceRowOf(source);
  return signups === 'with_trafficsource' && (cameFromTraffic || network !== null || ref !== null);
}
