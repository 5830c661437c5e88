import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getChatSettings } from '../../../contract/calls.ts';

/** Read receipts and the monthly spending limit. */
export const chatSettingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['chat-settings'], queryFn: ({ signal }) => api(getChatSettings, { signal }) });
