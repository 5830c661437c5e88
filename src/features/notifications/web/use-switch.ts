import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { putConsent } from '#features/account-settings/contract/calls.ts';
import { consentsKey } from '#features/account-settings/web/index.ts';
import type { NotificationType } from '#features/mails/contract/notification-types.ts';
import { userQuery } from '#features/account/web/index.ts';
import { putNotificationSettings } from '../contract/calls.ts';
import { notificationSettingsQuery } from './queries.ts';
import { type Channel, changedChannels, isOn, type Switches, withType } from './switches.ts';

export interface SwitchChange {
  readonly channel: Channel;
  readonly on: boolean;
}

/**
 * Saves one switch at once and reverts it on failure. Requests run one after the other, so that the last reply is current.
 * `hasPush`: one of the member's browsers gets pushes.
 */
export function useSwitch(type: NotificationType, hasPush: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = notificationSettingsQuery(api);
  const show = ({ channel, on }: SwitchChange) =>
    queries.setQueryData(queryKey, (switches) => switches && withType(switches, type, changedChannels(type, channel, on, hasPush)));
  const updateUser = ({ notifications_disabled }: Switches) =>
    queries.setQueryData(userQuery(api).queryKey, (user) => user && { ...user, notifications_disabled });

  return useMutation({
    scope: { id: 'notifications' },
    async mutationFn({ channel, on }: SwitchChange) {
      if (type === 'promotions') await api(putConsent, { body: { purpose: 'promotions', granted: on } });
      return api(putNotificationSettings, { body: { type, ...changedChannels(type, channel, on, hasPush) } });
    },
    onMutate: show,
    onSuccess(response, { channel }) {
      show({ channel, on: isOn(response, type, channel) });
      updateUser(response);
      if (type === 'promotions') void queries.invalidateQueries({ queryKey: consentsKey });
    },
    onError(_error, { channel, on }) {
      show({ channel, on: !on });
      // Of the two requests the first may have succeeded.
      void queries.invalidateQueries({ queryKey });
    },
  });
}
