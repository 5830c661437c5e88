import { describe, expect, it } from 'vitest';
import { excerpt, highlightMatches } from './highlight.ts';

const highlighted = (text: string, query: string) =>
  highlightMatches(text, query)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('search matches in a message', () => {
  it('are highlighted whatever their case and accents', () => {
    expect(highlighted('Das Café um die Ecke', 'cafe')).toBe('Das [Café] um die Ecke');
    expect(highlighted('Łódź und Straße', 'lodz strasse')).toBe('[Łódź] und [Straße]');
  });

  it('do not split characters of several code units', () => {
    expect(highlighted('Cafe\u0301 🙂 x', 'cafe')).toBe('[Cafe\u0301] 🙂 x');
    expect(highlighted('a 🙂 b', '🙂')).toBe('a [🙂] b');
  });

  it('leave a text without a match unchanged', () => {
    expect(highlighted('nichts', 'etwas')).toBe('nichts');
    expect(highlighted('', 'etwas')).toBe('');
    expect(highlighted('nichts', '  ')).toBe('nichts');
  });

  it('are near the beginning of an excerpt, however long the text before them is', () => {
    const [first] = excerpt(highlightMatches(`${'Wort '.repeat(40)}Ziel`, 'ziel'));
    expect(first?.text.startsWith('… Wort')).toBe(true);
    expect(first?.text.length).toBeLessThan(36);
  });
});
