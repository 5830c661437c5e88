import { describe, expect, test } from 'vitest';
import { patternOf, wordsOf } from './words.ts';

// What PostgreSQL reads as a regular expression, JavaScript reads alike, but for escaped letters.
const finds = (query: string, text: string) => wordsOf(query).every((word) => new RegExp(patternOf(word), 'u').test(text));

describe('words', () => {
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

  test('are few: none twice, none that is a part of another, the longest first', () => {
    expect(wordsOf('  an der\tWAND wand and')).toEqual(['wand', 'der']);
    expect(wordsOf(' \u0301 \ufe0f ')).toEqual([]);
  });
});
