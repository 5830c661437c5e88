import { useLocation } from 'react-router';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';

/** The anchors of the settings page, each a pane. Mails and other pages link to them. */
export const paneIds = [
  'basics',
  'privacy',
  'chat',
  'display',
  'email',
  'password',
  'sessions',
  'payment-means',
  'blocked',
  'reports',
  'consents',
  'export',
  'delete',
] as const;
export type PaneId = (typeof paneIds)[number];

/** Anchors of what is below another pane. */
const parts: ReadonlyMap<string, PaneId> = new Map([
  ['logins', 'sessions'],
  ['looks', 'consents'],
]);

/** The pane that the address names; null for the list alone. The server does not get to know the hash: there it is null. */
export function useOpenPane(): PaneId | null {
  const { pathname, hash } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated || pathname !== '/settings') return null;
  const name = hash.slice(1);
  return parts.get(name) ?? paneIds.find((id) => id === name) ?? null;
}
