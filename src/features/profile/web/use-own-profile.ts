import { type QueryClient, useMutationState, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import type { EditableProfile } from '../contract/endpoints.ts';
import { type ProfileChange, withChanges } from './profile-change.ts';
import { ownProfileQuery } from './queries.ts';

/** Of the mutations that change the profile. */
export const profileChangeKey = ['own-profile', 'change'] as const;

/** What such a mutation is about. */
export interface Wish {
  readonly change: ProfileChange;
  /** Null: there is no way back. */
  readonly back: ProfileChange | null;
  /** Hears that it was not saved, also when something newer is on its way. */
  readonly refused?: (() => void) | undefined;
}

const onTheirWay = { mutationKey: profileChangeKey, status: 'pending' } as const;

/** The member's own profile with all changes, also those that the server has not confirmed: a refused one vanishes by itself. */
export function useOwnProfile(): EditableProfile {
  const { data } = useSuspenseQuery(ownProfileQuery(useApi()));
  const wishes = useMutationState({ filters: onTheirWay, select: ({ state }): unknown => state.variables });
  return useMemo(() => withChanges(data, changesOf(wishes)), [data, wishes]);
}

/** The same at this moment, outside of rendering; undefined before it was loaded. */
export function ownProfileNow(queries: QueryClient, api: Api): EditableProfile | undefined {
  const kept = queries.getQueryData(ownProfileQuery(api).queryKey);
  const wishes = queries
    .getMutationCache()
    .findAll(onTheirWay)
    .map(({ state }): unknown => state.variables);
  return kept && withChanges(kept, changesOf(wishes));
}

const changesOf = (wishes: readonly unknown[]): ProfileChange[] => wishes.filter(isWish).map(({ change }) => change);

const isWish = (value: unknown): value is Wish => typeof value === 'object' && value !== null && 'change' in value && 'back' in value;
