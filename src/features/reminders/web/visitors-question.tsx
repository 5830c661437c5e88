import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, useToast } from '#platform/web/ui/index.ts';
import { putUser } from '#features/account/contract/calls.ts';
import { userQuery } from '#features/account/web/index.ts';

/** Yes or no, alike in size and colour. Either is the answer for good; the settings can change it. */
export function VisitorsQuestion() {
  const t = useTranslations('reminders.visitors');
  const errorText = useErrorText();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (show: boolean) => api(putUser, { body: { show_to_visitors: show } }),
    onSuccess({ user }, show) {
      // With the answer the question goes, and this sheet with it if there is no other.
      queries.setQueryData(userQuery(api).queryKey, user);
      toast({ text: t(show ? 'shown' : 'hidden'), icon: 'check-circle' });
    },
  });
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {([true, false] as const).map((show) => (
          <Button key={t(show ? 'yes' : 'no')} loading={isPending && variables === show} onClick={() => !isPending && mutate(show)}>
            {t(show ? 'yes' : 'no')}
          </Button>
        ))}
      </div>
      {error !== null && <p role="alert">{errorText(error)}</p>}
    </>
  );
}
