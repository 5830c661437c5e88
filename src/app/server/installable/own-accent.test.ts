import { expect, test } from 'vitest';
import { accentFrom, contrastOf } from './own-accent.ts';

const darkInk = '#170f0e';
const paper = ['#fef9f5', darkInk] as const;
const steps = ['00', '2b', '55', '80', 'aa', 'd5', 'ff'];

test('whatever the accent, words on it and in it are readable, in both themes', () => {
  const unreadable: unknown[] = [];
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const own = `#${red}${green}${blue}`;
        const accent = accentFrom(own);
        for (const theme of [0, 1] as const) {
          const of = (name: string) => accent[name]?.[theme] ?? '';
          const on = theme === 0 ? '#ffffff' : darkInk;
          const pairs = [
            ['primary', on],
            ['primary-hover', on],
            ['press', on],
            ['primary', paper[theme]],
            ['primary', of('blush')],
            ['lens', '#ffffff'],
            // What is written on these is `--on-secondary` and `--ink`.
            ['secondary', darkInk],
            ['bubble-me', theme === 0 ? '#2b1a18' : '#f4efea'],
          ] as const;
          for (const [name, other] of pairs) {
            const contrast = contrastOf(of(name), other);
            if (contrast < 4.5) unreadable.push([own, theme, name, other, contrast]);
          }
        }
      }
  expect(unreadable).toEqual([]);
});

test('an accent that is readable already stays as it is, and grey stays grey', () => {
  expect(accentFrom('#8a1020')['primary']?.[0]).toBe('#8a1020');
  expect(accentFrom('#0a5f4b')['primary']?.[0]).toBe('#0a5f4b');
  const gray = accentFrom('#555555')['primary'] ?? ['', ''];
  for (const color of gray) expect(new Set(color.slice(1).match(/../g)).size).toBe(1);
});
