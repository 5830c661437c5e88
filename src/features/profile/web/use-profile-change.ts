import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayIn } from '#platform/contract/time.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useMember, userQuery } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { putProfile } from '../contract/endpoints.ts';
import { changeFields, type FieldChanges, type ProfileChange, refusalOf, wayBack } from './profile-change.ts';
import { ownProfileQuery } from './queries.ts';
import { ownProfileNow, profileChangeKey, type Wish } from './use-own-profile.ts';

/** Changes of the profile go one after the other, and consents among them: what needs one comes after it. */
export const profileScope = { id: 'own-profile' } as const;

export interface ProfileSaver {
  /** `refused` hears that it was not saved, also when something newer is on its way. */
  readonly save: (fields: FieldChanges, refused?: () => void) => void;
  /** For what does not look as it is sent: a place. */
  readonly saveChange: (change: ProfileChange) => void;
  readonly state: 'saved' | 'failed' | null;
  readonly error: Error | null;
  /** It did not get through yet and is tried again. */
  readonly waiting: boolean;
  /** Sends the old value; null where there is no way back. */
  readonly undo: (() => void) | null;
}

/**
 * Saves parts of the member's profile: seen everywhere at once (`useOwnProfile`), gone again when refused. One for each
 * control, so that each tells its own state.
 */
export function useProfileChange(): ProfileSaver {
  const api = useApi();
  const queries = useQueryClient();
  const { email } = useMember();
  const { time_zone } = useSettings();
  const { mutate, ...saving } = useMutation({
    mutationKey: profileChangeKey,
    scope: profileScope,
    async mutationFn({ change: { body } }: Wish) {
      const refusal = refusalOf(body, { email, today: dayIn(time_zone, new Date()) });
      if (refusal !== null) throw new ApiError(400, refusal.code, refusal.params);
      return api(putProfile, { body });
    },
    onSuccess({ profile, user }) {
      queries.setQueryData(ownProfileQuery(api).queryKey, profile);
      queries.setQueryData(userQuery(api).queryKey, user);
      // Others are found and shown by it, and the own page shows it.
      for (const name of ['members', 'profile', 'related', 'signup-matches'])
        void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    },
    onError: (_error, { refused }) => refused?.(),
  });

  const saveChange = (change: ProfileChange, refused?: () => void) => {
    const before = ownProfileNow(queries, api);
    mutate({ change, back: before ? wayBack(change, before) : null, refused });
  };
  const back = saving.isSuccess ? saving.variables.back : null;
  return {
    saveChange,
    save: (fields, refused) => saveChange(changeFields(fields), refused),
    state: saving.isSuccess ? 'saved' : saving.isError ? 'failed' : null,
    error: saving.error,
    waiting: saving.isPending && saving.failureCount > 0,
    undo: back && (() => saveChange(back)),
  };
}
