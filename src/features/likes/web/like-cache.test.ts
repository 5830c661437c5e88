import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getLikes } from '../contract/endpoints.ts';
import { shownMember } from '#tests/support/shown-member.ts';
import type { searchMembers } from '#features/search/contract/endpoints.ts';
import '#features/search/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { setLiked, setMatched, setSeen } from './like-cache.ts';
import { likesKey } from './keys.ts';

const member = (id: number, liked = false): Member => shownMember(id, { liked });

type Found = ReplyOf<typeof searchMembers>;
type Likes = ReplyOf<typeof getLikes>;

const received = { id: 2, like_new: true, liked_at: '2026-03-01T12:00:00.000Z', photo: null, line: null, prompt: null, note: 'Hello' };

describe('likes in the cache', () => {
  let queries: QueryClient;
  const found = () => queries.getQueryData<Found>(['members', { page: 1 }]);
  const likes = () => queries.getQueryData<Likes>(likesKey);
  beforeEach(() => {
    queries = new QueryClient();
    queries.setQueryData<Found>(['members', { page: 1 }], {
      profiles: [member(1), member(2)],
      total: 2,
      page: 1,
      pages: 1,
      relaxations: [],
      similar: [{ profile: member(4), misses: 'age' }],
    });
    queries.setQueryData<Found>(['members', { page: 2 }], {
      profiles: [member(3)],
      total: 2,
      page: 1,
      pages: 1,
      relaxations: [],
      similar: [],
    });
    queries.setQueryData(likesKey, { profiles: [member(2)], liked_by: [received], likes: [], sent: [], matches: [] });
  });

  it('shows a like in every list and among the sent ones', () => {
    setLiked(queries, member(1), true);
    expect(found()?.profiles.map(({ liked }) => liked)).toEqual([true, false]);
    expect(likes()).toMatchObject({ profiles: [{ id: 2 }, { id: 1, liked: true }], likes: [1], matches: [] });
    setLiked(queries, member(4), true);
    expect(found()?.similar).toMatchObject([{ profile: { id: 4, liked: true }, misses: 'age' }]);
  });

  it('does not change lists without the member', () => {
    const before = queries.getQueryData<Found>(['members', { page: 2 }])?.profiles;
    setLiked(queries, member(1), true);
    expect(queries.getQueryData<Found>(['members', { page: 2 }])?.profiles).toBe(before);
  });

  it('stores the liked part', () => {
    setLiked(queries, member(4), true, { line: 'I hike.', note: 'Me too.' });
    expect(likes()?.sent).toMatchObject([{ id: 4, photo: null, line: 'I hike.', prompt: null, note: 'Me too.' }]);
  });

  it('restores the cache when a like is undone', () => {
    setLiked(queries, member(1), true);
    setLiked(queries, member(1), false);
    expect(found()?.profiles.map(({ liked }) => liked)).toEqual([false, false]);
    expect(likes()).toMatchObject({ likes: [], sent: [], matches: [] });
  });

  it('restores a removed like to its old place, still a match, on failure', () => {
    for (const id of [2, 1]) setMatched(queries, member(id));
    const undo = setLiked(queries, member(2, true), false);
    setLiked(queries, member(3), true);
    expect(likes()).toMatchObject({ likes: [3, 1], matches: [1] });
    undo();
    expect(likes()).toMatchObject({ likes: [3, 2, 1], sent: [{ id: 3 }, { id: 2 }, { id: 1 }], matches: [1, 2] });
    expect(found()?.profiles.map(({ liked }) => liked)).toEqual([true, true]);
  });

  it('removes an added like on failure', () => {
    setLiked(queries, member(1), true)();
    expect(likes()).toMatchObject({ likes: [], sent: [] });
    expect(found()?.profiles.map(({ liked }) => liked)).toEqual([false, false]);
  });

  it('keeps a match until one of the likes is removed', () => {
    setMatched(queries, member(2));
    expect(likes()).toMatchObject({ likes: [2], matches: [2] });
    setLiked(queries, member(2, true), false);
    expect(likes()).toMatchObject({ likes: [], matches: [] });
  });

  it('marks a like as seen when the profile is opened', () => {
    setSeen(queries, 2);
    expect(likes()?.liked_by).toEqual([{ ...received, like_new: false }]);
    const seen = likes();
    setSeen(queries, 2);
    expect(likes()).toBe(seen);
  });
});
