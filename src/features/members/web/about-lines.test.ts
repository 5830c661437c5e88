import { describe, expect, it } from 'vitest';
import { longestLine } from '#features/likes/contract/endpoints.ts';
import { paragraphsOf } from './about-lines.ts';

describe('what a member says', () => {
  it('has the paragraphs of its writer, without empty ones', () => {
    expect(paragraphsOf(' One thing here. \n\n  Another thing there.\n').map(({ text }) => text)).toEqual([
      'One thing here.',
      'Another thing there.',
    ]);
    expect(paragraphsOf(' \n ')).toEqual([]);
  });

  it('is liked by the sentence', () => {
    expect(paragraphsOf('Ich koche besser, als ich tanze. „Beweis?“ Komm vorbei! Ich bin heute da…')[0]?.lines).toEqual([
      'Ich koche besser, als ich tanze.',
      '„Beweis?“ Komm vorbei!',
      'Ich bin heute da…',
    ]);
  });

  it('does not take an abbreviation for a sentence', () => {
    expect(paragraphsOf('Ich mag z. B. Moos. Ja!')[0]?.lines).toEqual(['Ich mag z. B. Moos. Ja!']);
  });

  it('is cut at a word where a sentence does not end', () => {
    const text = 'word '.repeat(100).trim();
    const lines = paragraphsOf(text)[0]?.lines ?? [];
    expect(lines.join(' ')).toBe(text);
    expect(lines.every((line) => line.length <= longestLine)).toBe(true);
    expect(paragraphsOf('x'.repeat(500))[0]?.lines.map((line) => line.length)).toEqual([longestLine, longestLine, 20]);
  });
});
