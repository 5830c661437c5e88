import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const drawn = (page: number, pages: number): string =>
  pageWindow(page, pages)
    .map((slot) => (slot.gap ? `… ${slot.page}` : String(slot.page)))
    .join(' ');

test('a long list shows the first, last and adjacent pages', () => {
  expect(drawn(1, 40)).toBe('1 2 3 … 40');
  expect(drawn(20, 40)).toBe('1 … 18 19 20 21 22 … 40');
});

test('a gap of a single page is filled with that page', () => {
  expect(drawn(5, 9)).toBe('1 2 3 4 5 6 7 8 9');
});

test('phones show only the first, last and directly adjacent pages', () => {
  const kept = pageWindow(20, 40).filter((slot) => !slot.far);
  expect(kept.map((slot) => slot.page)).toEqual([1, 19, 20, 21, 40]);
});
