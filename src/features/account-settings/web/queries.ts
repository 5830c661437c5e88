import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import type { DataExport } from '../contract/endpoints.ts';
import { getConsents, getDataExport, getSessions } from '../contract/calls.ts';
import { consentsKey } from './keys.ts';

export const sessionsQuery = (api: Api) => queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api(getSessions, { signal }) });

export const consentsQuery = (api: Api) =>
  queryOptions({ queryKey: consentsKey, queryFn: async ({ signal }) => (await api(getConsents, { signal })).consents });

const pollIntervalMs = 3000;

/** Null when there is no export. Polls while the file is being made. */
export const dataExportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['data-export'],
    queryFn: async ({ signal }): Promise<DataExport | null> => (await api(getDataExport, { signal })).data_export,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? pollIntervalMs : false),
  });
