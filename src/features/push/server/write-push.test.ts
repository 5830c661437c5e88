import { expect, test } from 'vitest';
import { writePush } from './write-push.ts';

const about = (from: string, text: string | null) =>
  writePush(
    {
      kind: 'conversation',
      params: { from, messages: 1 },
      path: '/chats/1',
      also: [],
      unread: 1,
      preview: text === null ? null : { text },
    },
    'tag',
    'de',
    'Emberleaf',
  );

// A name from right to left turned the sentence round it.
test('a name from right to left stands by itself in the title of a push', () => {
  expect(about('נועה', null).title).toContain('\u2068נועה\u2069');
  expect(about('Anna', null).title).toContain('Anna');
  expect(about('Anna', null).title).not.toContain('\u2068');
});

test('a preview ends with a whole character, and letters with hundreds of marks do not make it long', () => {
  const { body } = about('Anna', '👨‍👩‍👧'.repeat(200));
  expect(body.endsWith('👨‍👩‍👧…')).toBe(true);
  expect(about('Anna', `Na ${`a${'\u0301'.repeat(900)}`.repeat(3)}`).body).toBe('Na…');
});
