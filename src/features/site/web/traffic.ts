const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Tracking parameters of an address. */
export type Tracking = { readonly [Name in (typeof names)[number]]?: string };

/** The tracking parameters of an address; null when it has none. */
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

/** Tracking parameters of this visit: of the current page, else of the first one, from the browser's navigation timing. Nothing is stored. */
export function trackingOfVisit(search: URLSearchParams): Tracking | null {
  const here = trackingIn(search);
  if (here !== null || typeof performance.getEntriesByType !== 'function') return here;
  const [start] = performance.getEntriesByType('navigation');
  return start === undefined || !URL.canParse(start.name) ? null : trackingIn(new URL(start.name).searchParams);
}

/** Only a network or a reference is a traffic source; the sub parameters only add details. */
export const isTrafficSource = (tracking: Tracking | null): boolean => tracking?.network !== undefined || tracking?.ref !== undefined;
