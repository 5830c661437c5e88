import type { Settings } from '../contract/settings.ts';

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Tracking parameters of an address, and on which lander the visit began, as `video/two-cups`. */
export type Tracking = { readonly [Name in (typeof names)[number] | 'lander']?: string };

const landerPath = /\/(?:landers\/([a-z]+(?:\/[a-z0-9-]{1,60})?)|members\/\d+\/(landing[23]?(?:\/[a-z0-9-]{1,60})?))\/?$/;

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

/** Of the current page, else of the one with which the tab was loaded, from the browser's navigation timing. */
export function trackingOfTab(search: URLSearchParams): Tracking | null {
  const start = startOfTab();
  const found = trackingIn(search) ?? (start && trackingIn(start.searchParams));
  const lander = start && landerOfPath(start.pathname);
  return found === null || lander === null ? found : { ...found, lander };
}

/** Of the tab, else of an earlier visit, which is kept only with consent. */
export const trackingOfVisit = (search: URLSearchParams): Tracking | null => trackingOfTab(search) ?? keptTracking();

/** Null on the server. */
function startOfTab(): URL | null {
  if (typeof document === 'undefined') return null;
  const [start] = performance.getEntriesByType('navigation');
  return start !== undefined && URL.canParse(start.name) ? new URL(start.name) : null;
}

/** Without the member whom it shows. */
export function landerOfPath(path: string): string | null {
  const [, lander, landing] = landerPath.exec(path) ?? [];
  return lander ?? landing ?? null;
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
    const tracking = Number(kept.get('until')) > Date.now() / 1000 ? trackingIn(kept) : null;
    const lander = kept.get('lander');
    return tracking === null || lander === null ? tracking : { ...tracking, lander };
  } catch {
    return null;
  }
}

type Site = Pick<Settings, 'signups' | 'logged_out_search' | 'logged_out_search_trafficsource'>;

/** Whether the site treats visitors from an advertisement in another way than others. */
export const dependsOnSource = ({ signups, logged_out_search, logged_out_search_trafficsource }: Site): boolean =>
  signups === 'with_trafficsource' || logged_out_search !== logged_out_search_trafficsource;

/** Only a network or a reference is a traffic source; the sub parameters only add details. */
export const isTrafficSource = (tracking: Tracking | null): boolean => tracking?.network !== undefined || tracking?.ref !== undefined;
