import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

/** Retries after the first attempt (specification §7): after 1, 2, 4, 8 and 16 s, or after the server's `Retry-After`. */
const retries = 5;

export const retryPolicy = {
  retry: (failures: number, error: Error) => failures < retries && error instanceof ApiError && error.retriable,
  retryDelay: (failures: number, error: Error) =>
    error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 1000 * 2 ** failures,
};

/** For work that the user does not see but waits for: two retries, within 3 s in all, then it fails. */
export const retryBriefly = (failures: number, error: Error): boolean => failures < 2 && retryPolicy.retry(failures, error);

/** The query cache: loaders fill it, live events and the refresh update it. On the server there is one per request, without retries. */
export function createQueryClient({ server }: { server: boolean }): QueryClient {
  const policy = server ? { retry: false } : retryPolicy;
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...policy,
        staleTime: 30_000,
        gcTime: server ? Number.POSITIVE_INFINITY : 600_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { ...policy, networkMode: 'always' },
    },
  });
}
