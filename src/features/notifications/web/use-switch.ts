import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { putConsent } from '#features/account-settings/contract/endpoints.ts';
import type { NotificationType } from '#features/account/contract/user.ts';
import { userQuery } from '#features/account/web/index.ts';
import { putNotificationSettings } from '../contract/endpoints.ts';
import { notificationSettingsQuery } from './queries.ts';
import { type Channel, changed, isOn, type Switches, withType } from './switches.ts';

export interface SwitchChange {
  readonly channel: Channel;
  readonly on: boolean;
}

/**
 * Saves one switch at once and takes it back when that fails. One call after the other, so that the last answer is the
 * truth. `hasPush`: some browser of this member gets pushes.
 */
export function useSwitch(type: NotificationType, hasPush: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = notificationSettingsQuery(api);
  const show = ({ channel, on }: SwitchChange) =>
    queries.setQueryData(queryKey, (switches) => switches && withType(switches, type, changed(type, channel, on, hasPush)));
  const tellShell = ({ notifications_disabled }: Switches) =>
    queries.setQueryData(userQuery(api).queryKey, (user) => user && { ...user, notifications_disabled });

  return useMutation({
    scope: { id: 'notifications' },
    async mutationFn({ channel, on }: SwitchChange) {
      if (type === 'promotions') await api(putConsent, { body: { purpose: 'promotions', granted: on } });
      return api(putNotificationSettings, { body: { type, ...changed(type, channel, on, hasPush) } });
    },
    onMutate: show,
    onSuccess(answer, { channel }) {
      show({ channel, on: isOn(answer, type, channel) });
      tellShell(answer);
      if (type === 'promotions') void queries.invalidateQueries({ queryKey: ['consents'] });
    },
    onError(_error, { channel, on }) {
      show({ channel, on: !on });
      // Of two calls the first may have been answered.
      void queries.invalidateQueries({ queryKey });
    },
  });
}
