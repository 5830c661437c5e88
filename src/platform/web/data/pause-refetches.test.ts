import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pauseRefetches } from './pause-refetches.ts';

it('keeps a reply that is older than a change from undoing it, and reloads afterwards', async () => {
  const queries = new QueryClient();
  const queryKey = ['member', 1];
  const replies: ((liked: boolean) => void)[] = [];
  const load = () =>
    queries.fetchQuery({ queryKey, queryFn: () => new Promise<boolean>((reply) => replies.push(reply)) }).catch(() => null);
  const loaded = load();
  const resumeFirst = pauseRefetches(queries, [['member']]);
  replies[0]?.(false);
  expect(await loaded, 'a first load goes on').toBe(false);
  resumeFirst();
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false);

  const reloaded = load();
  const resume = pauseRefetches(queries, [['member']]);
  queries.setQueryData(queryKey, true);
  replies[1]?.(false);
  await reloaded;
  expect(queries.getQueryData(queryKey)).toBe(true);
  resume();
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
