import { describe, expect, test } from 'vitest';
import { patternOf, searchWordsOf } from './search-pattern.ts';

// JavaScript interprets the expressions like PostgreSQL, except for escaped letters.
const finds = (query: string, text: string) => searchWordsOf(query).every((word) => new RegExp(patternOf(word), 'u').test(text));

describe('search patterns', () => {
  test.each([
    ['cafe', 'Im Café'],
    ['CAFÉ', 'im cafe'],
    ['café', 'im cafe\u0301'],
    ['strasse', 'Hauptstraße'],
    ['straße', 'HAUPTSTRASSE'],
    ['Æble', 'aeble'],
    ['kaerlighed', 'Kærlighed'],
    ['hygge', 'HYGGE!'],
    ['lodz', 'Łódź'],
    ['привет', 'ПРИВЕТ'],
    ['σος', 'ΣΟΣ'],
    ['ok ja', 'Ja, ok'],
    ['❤', 'du ❤️'],
    ['👩‍👩‍👧', 'wir 👩‍👩‍👧'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true));

  test.each([
    ['kafe', 'Im Café'],
    ['ok nein', 'Ja, ok'],
    ['😀', '😁'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false));

  test('contain no word twice and none that is part of another, the longest first', () => {
    expect(searchWordsOf('  an der\tWAND wand and')).toEqual(['wand', 'der']);
    expect(searchWordsOf(' \u0301 \ufe0f ')).toEqual([]);
  });
});
