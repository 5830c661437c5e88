import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { getNotificationSettings, getUnsubscription } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';

export const notificationSettingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['notification-settings'], queryFn: ({ signal }) => api(getNotificationSettings, { signal }) });

type Unsubscription = ReplyOf<typeof endpoints.getUnsubscription>;

/** The purpose of an unsubscribe link; null when the link is invalid or its account is gone. */
export const unsubscriptionQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: async ({ signal }): Promise<Unsubscription | null> => {
      try {
        return await api(getUnsubscription, { query: { token }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_invalid') return null;
        throw error;
      }
    },
  });
