import { type QueryClient, useMutationState, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import type { EditableProfile } from '../../contract/endpoints.ts';
import { type ProfileChange, withChanges } from './profile-change.ts';
import { ownProfileQuery } from './queries.ts';

/** The mutation key of profile changes. */
export const profileChangeKey = ['own-profile', 'change'] as const;

/** The variables of such a mutation. */
export interface PendingChange {
  readonly change: ProfileChange;
  /** Undoes the change; null when that is not possible. */
  readonly back: ProfileChange | null;
  /** Called when it was not saved, even if a newer change is pending. */
  readonly refused?: (() => void) | undefined;
}

const pendingMutations = { mutationKey: profileChangeKey, status: 'pending' } as const;

/** The member's own profile with pending changes; a refused one disappears by itself. */
export function useOwnProfile(): EditableProfile {
  const { data } = useSuspenseQuery(ownProfileQuery(useApi()));
  const pending = useMutationState({ filters: pendingMutations, select: ({ state }): unknown => state.variables });
  return useMemo(() => withChanges(data, changesOf(pending)), [data, pending]);
}

/** The own profile, for use outside of rendering; undefined until loaded. */
export function ownProfileNow(queries: QueryClient, api: Api): EditableProfile | undefined {
  const saved = queries.getQueryData(ownProfileQuery(api).queryKey);
  const pending = queries
    .getMutationCache()
    .findAll(pendingMutations)
    .map(({ state }): unknown => state.variables);
  return saved && withChanges(saved, changesOf(pending));
}

const changesOf = (pending: readonly unknown[]): ProfileChange[] => pending.filter(isPendingChange).map(({ change }) => change);

const isPendingChange = (value: unknown): value is PendingChange =>
  typeof value === 'object' && value !== null && 'change' in value && 'back' in value;
