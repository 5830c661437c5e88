import { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { dataKey } from './data-key.ts';

const count = dataKey<number>('count');

/** Never run; only the types are checked. */
function calls(queries: QueryClient): unknown[] {
  return [
    queries.setQueryData(count, 1),
    queries.setQueryData(count, (old) => old && old + 1),
    // @ts-expect-error the data is a number
    queries.setQueryData(count, 'one'),
    // @ts-expect-error the data is a number
    queries.getQueryData(count)?.toUpperCase(),
  ];
}

describe('dataKey', () => {
  test('types the cached data', () => {
    const queries = new QueryClient();
    queries.setQueryData(count, 2);
    expect(queries.getQueryData(['count'])).toBe(2);
    expectTypeOf(queries.getQueryData(count)).toEqualTypeOf<number | undefined>();
    expectTypeOf(calls).toBeFunction();
  });
});
