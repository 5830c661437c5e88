import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { putConsent } from '#features/account-settings/contract/endpoints.ts';
import type { NotificationType } from '#features/account/contract/user.ts';
import { userQuery } from '#features/account/web/index.ts';
import { putNotificationSettings } from '../contract/endpoints.ts';
import { notificationSettingsQuery } from './queries.ts';
import { isMailOn, type Switches, withType } from './switches.ts';

/** Saves one switch at once and takes it back when that fails. One call after the other, so that the last answer is the truth. */
export function useSwitch(type: NotificationType) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = notificationSettingsQuery(api);
  const show = (on: boolean) => queries.setQueryData(queryKey, (switches) => switches && withType(switches, type, on));
  const tellShell = ({ notifications_disabled }: Switches) =>
    queries.setQueryData(userQuery(api).queryKey, (user) => user && { ...user, notifications_disabled });

  return useMutation({
    scope: { id: 'notifications' },
    async mutationFn(on: boolean) {
      if (type === 'promotions') await api(putConsent, { body: { purpose: 'promotions', granted: on } });
      // No browser of ours gets push yet, so that the switch of mails is that of the whole type.
      return api(putNotificationSettings, { body: { type, mail: on, push: on } });
    },
    onMutate: show,
    onSuccess(answer) {
      show(isMailOn(answer, type));
      tellShell(answer);
      if (type === 'promotions') void queries.invalidateQueries({ queryKey: ['consents'] });
    },
    onError(_error, on) {
      show(!on);
      // Of two calls the first may have been answered.
      void queries.invalidateQueries({ queryKey });
    },
  });
}
