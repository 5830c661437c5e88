import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { type ConsentPurpose, putConsent } from '#features/account-settings/contract/endpoints.ts';
import { consentsQuery } from '#features/account-settings/web/index.ts';
import { profileScope } from './use-profile-change.ts';

/** What a field with a consent of its own needs to know of it. */
export interface FieldConsent {
  readonly granted: boolean;
  readonly onChange: (granted: boolean) => void;
  /** Why the last word was not kept. */
  readonly error: Error | null;
}

/** The member's word on showing something; giving and taking it back both hold at once. */
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
    onSuccess({ consents: kept }) {
      queries.setQueryData(query.queryKey, kept);
      void queries.invalidateQueries({ queryKey: ['profile'], refetchType: 'none' });
    },
    onError: (_error, granted) => show(!granted),
  });
  return { granted: consents.some((one) => one.purpose === purpose && one.granted), onChange: mutate, error };
}
