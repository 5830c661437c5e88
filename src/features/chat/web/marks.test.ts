import { describe, expect, it } from 'vitest';
import { excerpt, markWords } from './marks.ts';

const marked = (text: string, wanted: string) =>
  markWords(text, wanted)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('words that were looked for', () => {
  it('are marked whatever their case and accents', () => {
    expect(marked('Das Café um die Ecke', 'cafe')).toBe('Das [Café] um die Ecke');
    expect(marked('Łódź und Straße', 'lodz strasse')).toBe('[Łódź] und [Straße]');
  });

  it('keep letters of two parts whole', () => {
    expect(marked('Cafe\u0301 🙂 x', 'cafe')).toBe('[Cafe\u0301] 🙂 x');
    expect(marked('a 🙂 b', '🙂')).toBe('a [🙂] b');
  });

  it('leave a text without them as it is', () => {
    expect(marked('nichts', 'etwas')).toBe('nichts');
    expect(marked('', 'etwas')).toBe('');
    expect(marked('nichts', '  ')).toBe('nichts');
  });

  it('begin a line in the list, however long the text before them is', () => {
    const [first] = excerpt(markWords(`${'Wort '.repeat(40)}Ziel`, 'ziel'));
    expect(first?.text.startsWith('… Wort')).toBe(true);
    expect(first?.text.length).toBeLessThan(36);
  });
});
