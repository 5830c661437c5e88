import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayIn } from '#platform/contract/time.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { serverNow } from '#platform/web/i18n/server-now.ts';
import { useMember, userQuery } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { putProfile } from '../../contract/calls.ts';
import { outdateOwnProfile } from './outdate-own-profile.ts';
import { changeFields, type FieldChanges, type ProfileChange, refusalOf, inverseOf } from './profile-change.ts';
import { ownProfileQuery } from './queries.ts';
import { ownProfileNow, profileChangeKey, type PendingChange } from './use-own-profile.ts';

/** Profile changes and consents are sent one after the other, so that a change that needs a consent follows it. */
export const profileScope = { id: 'own-profile' } as const;

export interface ProfileSaver {
  /** `refused` is called when it was not saved, even if a newer change is pending. */
  readonly save: (fields: FieldChanges, refused?: () => void) => void;
  /** For changes that are shown differently from how they are sent, such as a place. */
  readonly saveChange: (change: ProfileChange) => void;
  readonly state: 'saved' | 'failed' | null;
  readonly error: Error | null;
  /** Ends the state of a change that was refused. */
  readonly reset: () => void;
  /** The request failed and is being retried. */
  readonly retrying: boolean;
  /** Saves the old value again; null when that is not possible. */
  readonly undo: (() => void) | null;
}

/**
 * Saves parts of the member's profile optimistically (see `useOwnProfile`). Use one per control, so that each shows its own state.
 * `check` throws the error that the server would return; it is asynchronous because its code may be loaded later.
 */
export function useProfileChange(check?: (body: ProfileChange['body']) => Promise<void>): ProfileSaver {
  const api = useApi();
  const queries = useQueryClient();
  const { email } = useMember();
  const { time_zone } = useSettings();
  const { mutate, reset, ...saving } = useMutation({
    mutationKey: profileChangeKey,
    scope: profileScope,
    async mutationFn({ change: { body } }: PendingChange) {
      const refusal = refusalOf(body, { email, today: dayIn(time_zone, new Date(serverNow())) });
      if (refusal !== null) throw new ApiError(400, refusal.code, refusal.params);
      await check?.(body);
      return api(putProfile, { body });
    },
    onSuccess({ profile, user }) {
      queries.setQueryData(ownProfileQuery(api).queryKey, profile);
      queries.setQueryData(userQuery(api).queryKey, user);
      outdateOwnProfile(queries);
    },
    onError: (_error, { refused }) => refused?.(),
  });

  const saveChange = (change: ProfileChange, refused?: () => void) => {
    const before = ownProfileNow(queries, api);
    mutate({ change, back: before ? inverseOf(change, before) : null, refused });
  };
  const back = saving.isSuccess ? saving.variables.back : null;
  return {
    saveChange,
    save: (fields, refused) => saveChange(changeFields(fields), refused),
    state: saving.isSuccess ? 'saved' : saving.isError ? 'failed' : null,
    error: saving.error,
    reset: () => saving.isError && reset(),
    retrying: saving.isPending && saving.failureCount > 0,
    undo: back && (() => saveChange(back)),
  };
}
