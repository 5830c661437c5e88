import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import type { User } from '#features/account/contract/user.ts';
import type { Member } from '#features/members/contract/member.ts';
import { installWay } from '#features/pwa/web/index.ts';
import { usePushState } from '#features/push/web/index.ts';
import { dismissKeys, type PageAlert } from './alert-kinds.ts';
import { alertsFor } from './alert-rules.ts';
import { useDismissals } from './dismissals-context.ts';
import { latestReplierQuery } from './latest-replier-query.ts';

/** What is due for this member, and who replied last. `pathname` null: on any page. */
export function useDue(
  user: User | null,
  pathname: string | null,
): { readonly due: readonly PageAlert[]; readonly replier: Member | null } {
  const [dismissed] = useDismissals();
  const canPush = usePushState() === 'not_subscribed' && !dismissed.includes(dismissKeys.push);
  // Read with each page, as the alerts are; the server cannot know it.
  const hydrated = useHydrated();
  const canInstall = hydrated && installWay() !== null && !dismissed.includes(dismissKeys.install);
  const { data } = useQuery({ ...latestReplierQuery(useApi()), enabled: user !== null && (canPush || canInstall) });
  const replier = data ?? null;
  const due = user === null ? [] : alertsFor({ user, pathname, dismissed, canPush, canInstall, answered: replier !== null });
  return { due, replier };
}
