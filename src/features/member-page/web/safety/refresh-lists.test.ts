import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { likesKey } from '#features/likes/web/index.ts';
import { membersKey } from '#features/search/web/index.ts';
import { refreshLists } from './refresh-lists.ts';

it('keeps no cached list from before a block', () => {
  const queries = new QueryClient();
  const page = [...membersKey, { page: 1 }];
  queries.setQueryData(page, { profiles: [] });
  queries.setQueryData(likesKey, { profiles: [], liked_by: [], likes: [], sent: [], matches: [] });
  refreshLists(queries);
  expect(queries.getQueryData(page)).toBeUndefined();
  expect(queries.getQueryState(likesKey)?.isInvalidated).toBe(true);
});
