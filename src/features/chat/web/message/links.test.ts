import { describe, expect, test } from 'vitest';
import { splitLinks } from './links.ts';

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

describe('links in messages', () => {
  test('are found within a sentence', () => {
    expect(splitLinks('Schau: https://example.org/a?b=1, oder nicht?')).toEqual([
      { text: 'Schau: ' },
      { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
      { text: ', oder nicht?' },
    ]);
  });

  test('keep brackets that belong to the URL', () => {
    expect(hrefs('(siehe https://de.example.org/Leipzig_(Stadt))')).toEqual(['https://de.example.org/Leipzig_(Stadt)']);
    expect(hrefs('(https://example.org)')).toEqual(['https://example.org/']);
  });

  // Regression: the link led to a page that does not exist.
  test.each([
    '„https://example.org/a“',
    '"https://example.org/a"',
    '»https://example.org/a«',
    '«https://example.org/a»',
    '‚https://example.org/a‘',
    '“https://example.org/a”.',
    '”https://example.org/a”',
    '‹https://example.org/a›',
  ])('do not end with the quotation mark in %s', (text) => expect(hrefs(text)).toEqual(['https://example.org/a']));

  test('are http and https only', () => {
    expect(hrefs('javascript:alert(1) data:text/html,x ftp://example.org mailto:a@b.test http:// https://')).toEqual([]);
    expect(hrefs('HTTP://EXAMPLE.org')).toEqual(['http://example.org/']);
  });

  test('never change the text of the message', () => {
    const text = 'a https://x.test/(b). https://y.test … https://\nz';
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
