import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { failingLoads, retryNow } from './retry-now.ts';

const anHour = 3_600_000;

test('a load that waits for its retry is sent at once, and its callers get the new result', async () => {
  const queries = new QueryClient();
  const ask = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  const awaited = queries.ensureQueryData({ queryKey: ['members'], queryFn: ask, retry: 5, retryDelay: anHour });
  await vi.waitFor(() => expect(failingLoads(queries.getQueryCache())).toHaveLength(1));
  retryNow(queries.getQueryCache());
  expect(await awaited).toBe('here');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(failingLoads(queries.getQueryCache())).toEqual([]);
  queries.clear();
});

test('a running request is not sent again', async () => {
  const queries = new QueryClient();
  const response = Promise.withResolvers<string>();
  const ask = vi.fn(() => response.promise);
  const awaited = queries.ensureQueryData({ queryKey: ['members'], queryFn: ask });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  retryNow(queries.getQueryCache());
  response.resolve('here');
  expect(await awaited).toBe('here');
  expect(ask).toHaveBeenCalledOnce();
  queries.clear();
});
