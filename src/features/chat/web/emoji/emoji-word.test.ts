import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emojiWordAt } from './emoji-word.ts';

/** `|` is the caret. */
const at = (marked: string) => emojiWordAt(marked.replace('|', ''), marked.indexOf('|'));

describe('an emoji name after a colon', () => {
  test.each([
    [':he|', 'he'],
    ['Na du :herz|', 'herz'],
    ['(:küs|', 'küs'],
    ['zwei\n:ki|', 'ki'],
    ['😀:kä|', 'kä'],
    ['❤️:he|', 'he'],
    ['Ach!:thumbs_up|', 'thumbs_up'],
    [':he| und mehr', 'he'],
    [':łódź|', 'łódź'],
    [':Herz|', 'Herz'],
    [':lo|', 'lo'],
    [':zoo|', 'zoo'],
  ])('is recognised in %s', (marked, name) => {
    const to = marked.indexOf('|');
    expect(at(marked)).toEqual({ from: to - name.length - 1, to, name });
  });

  test.each([
    ':|',
    ':D|',
    ':h|',
    // Regression: Enter replaced this with the first emoji whose name begins with these letters, and sent it.
    ':OO|',
    ':SS|',
    ':oo|',
    ':oO|',
    ':DDD|',
    ':xD|',
    ':XD|',
    ':xd|',
    ':Op|',
    'Haha :PP|',
    ':)|',
    '12:30|',
    'um 12:3|0',
    'um 12:uhr|',
    ':30|',
    'https://le|',
    'https:le|',
    'localhost:ab|',
    'Re:Hallo|',
    'é:ab|',
    '::ab|',
    '/:ab|',
    ':he rz|',
    ':he|rz',
    ':he|1',
    ':a1|',
    'herz|',
    '|:herz',
  ])('is not recognised in %s', (marked) => expect(at(marked)).toBeNull());

  test('has at most thirty letters', () => {
    expect(emojiWordAt(`:${'ab'.repeat(15)}`, 31)?.name.length).toBe(30);
    expect(emojiWordAt(`:${'ab'.repeat(16)}`, 33)).toBeNull();
    expect(emojiWordAt(`x:${'ab'.repeat(15)}`, 32)).toBeNull();
  });
});

const texts = fc.string({ unit: fc.constantFrom('a', 'é', ':', ' ', '1', '/', '_', '\n', '😀', 'z'), maxLength: 60 });

test('a recognised name is a colon and letters up to the caret', () => {
  fc.assert(
    fc.property(texts, fc.nat(70), (text, place) => {
      const caret = Math.min(place, text.length);
      const found = emojiWordAt(text, caret);
      if (found === null) return;
      expect(text.slice(found.from, found.to)).toBe(`:${found.name}`);
      expect([found.to, found.name.length <= 30]).toEqual([caret, true]);
      expect(found.name).toMatch(/^\p{L}\p{M}*\p{L}[\p{L}\p{M}_]*$/u);
      expect(text.slice(0, found.from)).not.toMatch(/[\p{L}\p{N}_/:]$/u);
    }),
  );
});

test('text further away does not matter', () => {
  fc.assert(
    fc.property(texts, texts, fc.constantFrom(':he', ':küss', '12:he', ':h', 'he'), (before, after, typed) => {
      const text = `${before} ${typed} ${after}`;
      const caret = before.length + 1 + typed.length;
      expect(emojiWordAt(text, caret)?.name).toBe(emojiWordAt(typed, typed.length)?.name);
    }),
  );
});

test('without a colon nothing is recognised', () => {
  fc.assert(
    fc.property(texts, fc.nat(70), (text, caret) => {
      expect(emojiWordAt(text.replaceAll(':', ''), caret)).toBeNull();
    }),
  );
});
