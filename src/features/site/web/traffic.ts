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

/**
 * Tracking parameters of this visit: of the current page, else of the first one, from the browser's navigation timing, else of
 * an earlier visit, which are kept only with consent.
 */
export function trackingOfVisit(search: URLSearchParams): Tracking | null {
  const here = trackingIn(search);
  // The server knows no more; looking for what it does not have takes it longer than drawing the link.
  if (import.meta.env.SSR) return here;
  if (here !== null || typeof performance.getEntriesByType !== 'function') return here;
  const [start] = performance.getEntriesByType('navigation');
  return (start !== undefined && URL.canParse(start.name) ? trackingIn(new URL(start.name).searchParams) : null) ?? keptTracking();
}

const keptKey = 'tracking';

/** In unix seconds; within the browser, so that a later signup can still name the source. */
export function keepTracking(tracking: Tracking, until: number): void {
  localStorage.setItem(keptKey, new URLSearchParams({ ...tracking, until: String(until) }).toString());
}

export const forgetTracking = (): void => localStorage.removeItem(keptKey);

/** Null on the server, and without consent. */
export function keptTracking(): Tracking | null {
  try {
    const kept = new URLSearchParams(localStorage.getItem(keptKey) ?? '');
    return Number(kept.get('until')) > Date.now() / 1000 ? trackingIn(kept) : null;
  } catch {
    return null;
  }
}

/** Only a network or a reference is a traffic source; the sub parameters only add details. */
export const isTrafficSource = (tracking: Tracking | null): boolean => tracking?.network !== undefined || tracking?.ref !== undefined;
