import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { signup } from '../contract/endpoints.ts';

export type Tracking = NonNullable<BodyOf<typeof signup>['tracking']>;

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** The parameters that say where a visitor comes from; null when the address has none. */
export function trackingIn(search: URLSearchParams): Tracking | null {
  const found = names.flatMap((name) => {
    const value = search
      .get(name)
      ?.trim()
      .slice(0, name === 'ref' ? 300 : 100);
    return value ? [[name, value] as const] : [];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** Of this visit: of the page that is open, else of the one that it began with. Read from the browser's memory; nothing is stored. */
export function trackingOfVisit(search: URLSearchParams): Tracking | null {
  const here = trackingIn(search);
  if (here !== null || typeof performance.getEntriesByType !== 'function') return here;
  const [start] = performance.getEntriesByType('navigation');
  return start === undefined || !URL.canParse(start.name) ? null : trackingIn(new URL(start.name).searchParams);
}

/** Whether the site takes this visitor (specification §4): `all`, `with_trafficsource`, else nobody. */
export function isOpenTo(signups: string, tracking: Tracking | null): boolean {
  if (signups === 'all') return true;
  return signups === 'with_trafficsource' && (tracking?.network !== undefined || tracking?.ref !== undefined);
}
