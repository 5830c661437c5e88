import { describe, expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

const named = (text: string) => Object.fromEntries(Object.entries(readQuery(text)).filter(([, value]) => value !== null));

describe('a text in the search of members', () => {
  test('names what it can be, and nothing else', () => {
    expect(named('48120')).toEqual({ id: 48120 });
    expect(named(' Jonas ')).toEqual({ name: 'Jonas' });
    expect(named('Jonas.K@Example.org')).toEqual({ email: 'jonas.k@example.org' });
    expect(named('e 10482 7k2m')).toMatchObject({ order: { id: 10482, code: '7K2M' } });
    expect(named('EL-DE-2026-005108')).toMatchObject({ invoice: 'EL-DE-2026-005108' });
    expect(named('m 7k2m 9qxa')).toMatchObject({ receipt: 'M-7K2M-9QXA' });
    expect(named('f00000000000000f')).toMatchObject({ hash: `1111${'0'.repeat(56)}1111` });
    expect(named('')).toEqual({});
  });

  test('may be anything', () => {
    for (const text of ['\u0000', '%', '_', "'; DROP TABLE users", '🙂'.repeat(100), '9'.repeat(200), '\ud800', 'ﬀ', '-'.repeat(200)])
      expect(() => readQuery(text)).not.toThrow();
    expect(readQuery('9'.repeat(16)).id).toBeNull();
  });
});
