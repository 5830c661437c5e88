import type { QueryClient } from '@tanstack/react-query';
import { profilesKey } from '#features/member-page/web/index.ts';
import { membersKey, signupMatchesKey } from '#features/search/web/index.ts';

/** After a change of the own profile: what depends on it or shows it is loaded again when it is opened next. */
export function outdateOwnProfile(queries: QueryClient): void {
  for (const queryKey of [membersKey, profilesKey, signupMatchesKey]) void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}
