import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import type { DataExport } from '../contract/endpoints.ts';
import { getConsents, getDataExport, getSessions } from '../contract/endpoints.ts';

export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['sessions'], queryFn: async ({ signal }) => (await api(getSessions, { signal })).sessions });

export const consentsQuery = (api: Api) =>
  queryOptions({ queryKey: ['consents'], queryFn: async ({ signal }) => (await api(getConsents, { signal })).consents });

const packing = 3000;

/** Null: none was asked for. Looks again while the file is being made. */
export const dataExportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['data-export'],
    queryFn: async ({ signal }): Promise<DataExport | null> => (await api(getDataExport, { signal })).data_export,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? packing : false),
  });
