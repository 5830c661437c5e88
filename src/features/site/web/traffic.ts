const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Where a visitor comes from, as the address says it. */
export type Tracking = { readonly [Name in (typeof names)[number]]?: string };

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

/** Only a network or a reference is a traffic source; the sub parameters say more of one. */
export const isTrafficSource = (tracking: Tracking | null): boolean => tracking?.network !== undefined || tracking?.ref !== undefined;
