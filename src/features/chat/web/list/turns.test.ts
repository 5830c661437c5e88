import { describe, expect, it } from 'vitest';
import { shownMember } from '#tests/support/shown-member.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import { inTurns, withHeadings } from './turns.ts';

const me = 1;

const conversation = (id: number, sender: number | null): ChatEntry => ({
  conversation: { id },
  profile: shownMember(id + 100),
  num_unread_messages: 0,
  last_message:
    sender === null
      ? null
      : {
          id,
          sender,
          client_id: `${id}`,
          text: 'Hallo',
          sent_at: '2026-11-27T12:00:00Z',
          gift: null,
          image: null,
          gif: null,
          cautions: [],
          quote: null,
          reaction: null,
        },
  read_up_to: 0,
  draft: '',
});

const chats = [conversation(5, me), conversation(4, 104), conversation(3, me), conversation(2, null)];

describe('the parts of the list', () => {
  it('put those first that wait for the viewer, each part in its order', () => {
    expect(inTurns(chats, me).map((entry) => entry.conversation.id)).toEqual([4, 2, 5, 3]);
  });

  it('have a heading with their number, and none without a conversation', () => {
    const ids = (items: ReturnType<typeof withHeadings>) => items.map((item) => ('entry' in item ? item.entry.conversation.id : item));
    expect(ids(withHeadings(chats, me))).toEqual([{ turn: 'yourTurn', count: 2 }, 4, 2, { turn: 'theirTurn', count: 2 }, 5, 3]);
    expect(ids(withHeadings([conversation(5, me)], me))).toEqual([{ turn: 'theirTurn', count: 1 }, 5]);
    expect(withHeadings([], me)).toEqual([]);
  });
});
