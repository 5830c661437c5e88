import type { Settings } from '#features/site/contract/settings.ts';
import { startOfTab, type Tracking, trackingIn, trackingOfTab } from '#features/site/web/index.ts';

const landerPath = /\/(?:landers\/([a-z]+(?:\/[a-z0-9-]{1,60})?)|members\/\d+\/(landing[23]?(?:\/[a-z0-9-]{1,60})?))\/?$/;

/** The source of this tab's visit, with the lander on which it began; else that of an earlier visit, which is stored only with consent. */
export function trackingOfVisit(search: URLSearchParams): Tracking | null {
  const found = trackingOfTab(search);
  const lander = landerOfPath(startOfTab()?.pathname ?? '');
  return found === null ? keptTracking() : lander === null ? found : { ...found, lander };
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
