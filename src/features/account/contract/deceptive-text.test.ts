import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasHiddenCharacters, mixesScripts, withoutHidden } from './deceptive-text.ts';

const real =
  "Zoë|Øystein|Łukasz|Anne-Marie|O’Neil|O'Neil|李|Дарья|محمد|Kim 2|Åsa|Jürgen|Sørine|Nuñez|François|Päivi|Ægir|Żaneta|Chloé ♥|Ελένη|דוד|आरती|ნინო|さくら|유나|ユキ Tanaka|Mia 👩‍🎤|J. R.|نیلوفر‌جان".split(
    '|',
  );

describe('a name', () => {
  test.each(real)('%s looks like the text that it is', (name) => {
    expect([hasHiddenCharacters(name), mixesScripts(name)]).toEqual([false, false]);
    expect([hasHiddenCharacters(name.normalize('NFD')), mixesScripts(name.normalize('NFD'))]).toEqual([false, false]);
  });

  test.each(['Anna\u202E', 'An\u200Bna', 'An\u2066na', 'An\u00ADna', 'Anna\uFEFF', 'An\u034Fna', 'An\u3164na', 'An\u200Dna', 'An\tna'])(
    '%j has something that is not seen',
    (name) => {
      expect(hasHiddenCharacters(name)).toBe(true);
    },
  );

  test.each(['Аnna', 'Annа', 'Αnna', 'Дaрья', 'Ann\u0561', 'محمدa'])('%j mixes scripts', (name) => {
    expect(mixesScripts(name)).toBe(true);
  });

  test.each(real)('%s stays unchanged', (name) => {
    expect([withoutHidden(name), withoutHidden(name.normalize('NFD'))]).toEqual([name, name.normalize('NFD')]);
  });

  // Regression: the joiner stayed, because a hidden character stood beside it.
  test.each(['ن\u200D\uFE0F', '\u061C\u200Dن', 'ن\u200C\u3164'])('has no joiner beside a hidden character: %j', (typed) => {
    expect(withoutHidden(typed)).toBe('ن');
  });

  test('contains no hidden characters after their removal, wherever they were', () => {
    const part = fc.constantFrom(
      'a',
      'ن',
      'गी',
      '👩',
      '🎤',
      '🏴',
      '1',
      ' ',
      '\u200B',
      '\u200C',
      '\u200D',
      '\u202E',
      '\u061C',
      '\u00AD',
      '\uFE0F',
      '\u20E3',
      '\u3164',
      '\u{E0067}',
      '\u{E007F}',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const clean = withoutHidden(parts.join(''));
        expect(hasHiddenCharacters(clean)).toBe(false);
        expect(withoutHidden(clean)).toBe(clean);
      }),
    );
  });

  test('made of two real names is accepted when it is in one script, and refused with a hidden character at any position', () => {
    const latin = real.filter((name) => /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(name) && !name.includes('👩'));
    const name = fc.tuple(fc.constantFrom(...latin), fc.constantFrom(...latin)).map((two) => two.join(' '));
    const hidden = fc.constantFrom('\u200B', '\u202A', '\u202E', '\u2069', '\u2060', '\u00AD', '\u200F');
    fc.assert(
      fc.property(name, hidden, fc.nat(), (both, sign, at) => {
        expect([hasHiddenCharacters(both), mixesScripts(both)]).toEqual([false, false]);
        const cut = at % (both.length + 1);
        expect(hasHiddenCharacters(both.slice(0, cut) + sign + both.slice(cut))).toBe(true);
      }),
    );
  });
});
