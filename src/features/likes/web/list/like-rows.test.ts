import { describe, expect, it } from 'vitest';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Member } from '#features/members/contract/member.ts';
import { shownMember } from '#tests/support/shown-member.ts';
import type { getLikes } from '../../contract/endpoints.ts';
import { freshLikes } from './fresh-likes.ts';
import { createLater } from './later.ts';
import { rowsOf, typeOf } from './like-rows.ts';

const member = (id: number): Member => shownMember(id, { gender: 'man' });

const at = '2026-03-01T12:00:00.000Z';
const whole = { liked_at: at, photo: null, line: null, prompt: null, note: null };

const likes: ReplyOf<typeof getLikes> = {
  profiles: [1, 2, 3, 4].map(member),
  liked_by: [
    { id: 1, like_new: false, ...whole, line: 'I hike.', prompt: null, note: 'Me too.' },
    { id: 2, like_new: true, ...whole },
    { id: 3, like_new: true, ...whole },
  ],
  likes: [4, 3],
  sent: [
    { id: 4, ...whole, photo: 77 },
    { id: 3, ...whole },
  ],
  matches: [3],
};
const idsOf = (type: 'received' | 'sent' | 'matches') => rowsOf(likes, type).map((row) => row.member.id);

describe('the lists of likes', () => {
  it('are selected by the URL, received by default', () => {
    expect([undefined, 'received', 'sent', 'matches', 'all'].map(typeOf)).toEqual(['received', 'received', 'sent', 'matches', null]);
  });

  it('show new ones first, otherwise in the order of the server', () => {
    expect(idsOf('received')).toEqual([2, 3, 1]);
    expect(idsOf('sent')).toEqual([4, 3]);
    expect(idsOf('matches')).toEqual([3]);
  });

  it('have postponed ones at the end, still marked as new', () => {
    expect(rowsOf(likes, 'received', [2, 3]).map((row) => [row.member.id, row.isNew])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect(rowsOf(likes, 'sent', [4]).map((row) => row.member.id)).toEqual([4, 3]);
  });

  it('contain the liked part and the note', () => {
    expect(rowsOf(likes, 'received').at(-1)).toMatchObject({ at, what: { kind: 'line', line: 'I hike.' }, note: 'Me too.' });
    expect(rowsOf(likes, 'sent').map(({ what }) => what.kind)).toEqual(['photo', 'profile']);
  });

  it('mark new and mutual likes', () => {
    expect(rowsOf(likes, 'received').map(({ isNew, match }) => [isNew, match])).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });
});

describe('new likes since an earlier state', () => {
  const before = { ...likes, liked_by: [{ id: 1, like_new: false, ...whole }] };

  it('are those that were not there before and are no match', () => {
    expect(freshLikes(before, likes).map(({ id }) => id)).toEqual([2]);
  });

  it('are the newest beyond the earlier total, when only that is known', () => {
    const freshBeyond = (new_likes: number) =>
      freshLikes({ unread_messages: 0, newest_message: 0, new_likes }, { ...likes, matches: [] }).map(({ id }) => id);
    expect([0, 1, 2, 9].map(freshBeyond)).toEqual([[2, 3], [2], [], []]);
  });

  it('are none without an earlier state, or when a like was removed', () => {
    expect(freshLikes(undefined, likes)).toEqual([]);
    expect(freshLikes(likes, before)).toEqual([]);
  });
});

describe('postponed likes', () => {
  it('are in the order in which they were postponed', () => {
    const later = createLater();
    let changes = 0;
    const stop = later.subscribe(() => changes++);
    for (const id of [1, 2, 1]) later.add(id);
    stop();
    later.add(3);
    expect(later.ids()).toEqual([2, 1, 3]);
    expect(changes).toBe(3);
  });
});
