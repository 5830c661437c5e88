const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Tracking parameters of an address, and on which lander the visit began, as `video/two-cups`. */
export type Tracking = { readonly [Name in (typeof names)[number] | 'lander']?: string };

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

/**
 * The source in the URL of the current page, else in that of the page with which the tab was loaded, from the browser's navigation
 * timing.
 */
export function trackingOfTab(search: URLSearchParams): Tracking | null {
  const start = startOfTab();
  return trackingIn(search) ?? (start && trackingIn(start.searchParams));
}

/** Null on the server. */
export function startOfTab(): URL | null {
  if (typeof document === 'undefined') return null;
  const [start] = performance.getEntriesByType('navigation');
  return start !== undefined && URL.canParse(start.name) ? new URL(start.name) : null;
}

/** Only a network or a reference is a traffic source; the sub parameters only add details. */
export const isTrafficSource = (tracking: Tracking | null): boolean => tracking?.network !== undefined || tracking?.ref !== undefined;
