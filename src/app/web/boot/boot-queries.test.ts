import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { bootQueries, readBootQueries } from './boot-queries.ts';

test('a page knows what the server has answered, and when, and asks itself what the server could not', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server.setQueryData(['user'], null, { updatedAt: 1000 });
  server.setQueryData(['members', { page: 2 }], { pages: [['Anna']], pageParams: [1] }, { updatedAt: 2000 });
  await server.prefetchQuery({ queryKey: ['likes'], queryFn: () => Promise.reject(new Error('away')) });
  void server.prefetchQuery({ queryKey: ['today'], queryFn: () => new Promise(() => {}) });

  const page = new QueryClient();
  readBootQueries(page, JSON.parse(JSON.stringify(bootQueries(server))) as ReturnType<typeof bootQueries>);
  expect(page.getQueryData(['members', { page: 2 }])).toEqual({ pages: [['Anna']], pageParams: [1] });
  expect(page.getQueryState(['user'])).toMatchObject({ data: null, status: 'success', dataUpdatedAt: 1000, fetchStatus: 'idle' });
  expect(page.getQueryCache().getAll()).toHaveLength(2);
});
