import { describe, expect, it } from 'vitest';
import { maxLineLength } from '../../contract/rules.ts';
import { paragraphsOf } from './about-lines.ts';

describe('an about text', () => {
  it('is split into its paragraphs, without empty ones', () => {
    expect(paragraphsOf(' One thing here. \n\n  Another thing there.\n').map(({ text }) => text)).toEqual([
      'One thing here.',
      'Another thing there.',
    ]);
    expect(paragraphsOf(' \n ')).toEqual([]);
  });

  it('is split into sentences that can be liked', () => {
    expect(paragraphsOf('Ich koche besser, als ich tanze. „Beweis?“ Komm vorbei! Ich bin heute da…')[0]?.lines).toEqual([
      'Ich koche besser, als ich tanze.',
      '„Beweis?“ Komm vorbei!',
      'Ich bin heute da…',
    ]);
  });

  it('does not split after an abbreviation', () => {
    expect(paragraphsOf('Ich mag z. B. Moos. Ja!')[0]?.lines).toEqual(['Ich mag z. B. Moos. Ja!']);
  });

  it('splits a sentence that is too long after a word', () => {
    const text = 'word '.repeat(100).trim();
    const lines = paragraphsOf(text)[0]?.lines ?? [];
    expect(lines.join(' ')).toBe(text);
    expect(lines.every((line) => line.length <= maxLineLength)).toBe(true);
    expect(paragraphsOf('x'.repeat(500))[0]?.lines.map((line) => line.length)).toEqual([maxLineLength, maxLineLength, 20]);
  });
});
