import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { putConsent } from '#features/account-settings/contract/calls.ts';
import type { ConsentPurpose } from '#features/account-settings/contract/endpoints.ts';
import { consentsQuery } from '#features/account-settings/web/index.ts';
import { profilesKey } from '#features/member-page/web/index.ts';
import { profileScope } from './use-profile-change.ts';

/** The consent of a field that needs one. */
export interface FieldConsent {
  readonly granted: boolean;
  readonly onChange: (granted: boolean) => void;
  /** Why the last change was not saved. */
  readonly error: Error | null;
}

/** The member's consent for a purpose; granting and withdrawing are optimistic. */
export function useConsent(purpose: ConsentPurpose): FieldConsent {
  const api = useApi();
  const queries = useQueryClient();
  const query = consentsQuery(api);
  const { data: consents } = useSuspenseQuery(query);
  const show = (granted: boolean) =>
    queries.setQueryData(query.queryKey, (all) => all?.map((one) => (one.purpose === purpose ? { ...one, granted } : one)));
  const { mutate, error } = useMutation({
    scope: profileScope,
    mutationFn: (granted: boolean) => api(putConsent, { body: { purpose, granted } }),
    onMutate: show,
    onSuccess({ consents: saved }) {
      queries.setQueryData(query.queryKey, saved);
      void queries.invalidateQueries({ queryKey: profilesKey, refetchType: 'none' });
    },
    onError: (_error, granted) => show(!granted),
  });
  return { granted: consents.some((one) => one.purpose === purpose && one.granted), onChange: mutate, error };
}
