import * as Type from 'typebox';
import { describe, expectTypeOf, test } from 'vitest';
import { endpoint, Id } from '#platform/contract/endpoint.ts';
import type { Api } from './api-client.ts';

const base = { about: 'For this test.', access: 'public', reply: Type.Object({ n: Type.Integer() }), errors: {} } as const;
const plain = endpoint({ ...base, method: 'GET', path: 'plain.php' });
const search = endpoint({ ...base, method: 'GET', path: 'search.php', query: Type.Object({ page: Type.Optional(Id) }) });
const find = endpoint({ ...base, method: 'GET', path: 'find.php', query: Type.Object({ id: Id }) });
const change = endpoint({ ...base, method: 'PUT', path: 'change.php', body: Type.Object({ id: Id }) });
const touch = endpoint({ ...base, method: 'POST', path: 'touch.php', body: Type.Object({ note: Type.Optional(Type.String()) }) });

/** Never run, only type-checked. */
function calls(api: Api, signal: AbortSignal): unknown[] {
  return [
    api(plain),
    api(plain, { signal }),
    api(search),
    api(search, { query: { page: 2 } }),
    api(find, { query: { id: 1 } }),
    api(change, { body: { id: 1 } }),
    api(touch, { body: {} }),
    // @ts-expect-error a body without required fields is still a body
    api(touch),
    // @ts-expect-error a call with a body needs it
    api(change),
    // @ts-expect-error a signal alone is no body
    api(change, { signal }),
    // @ts-expect-error the body lacks its id
    api(change, { body: {} }),
    // @ts-expect-error a query with a required field needs it
    api(find),
    // @ts-expect-error the id is a number
    api(find, { query: { id: '1' } }),
    // @ts-expect-error a call without a query takes none
    api(plain, { query: { page: 1 } }),
    // @ts-expect-error a call without a body takes none
    api(search, { body: { page: 1 } }),
  ];
}

describe('types of calls', () => {
  test('refuse a call without its required input', () => {
    expectTypeOf(calls).returns.toEqualTypeOf<unknown[]>();
  });

  test('include the type of the reply', () => {
    const answer = (api: Api) => api(plain);
    expectTypeOf(answer).returns.resolves.toEqualTypeOf<{ n: number }>();
  });

  test('expose only the properties of an endpoint that the browser bundle has', () => {
    expectTypeOf(find.path).toEqualTypeOf<'find.php'>();
    expectTypeOf(find.method).toEqualTypeOf<'GET'>();
    for (const missing of ['query', 'body', 'reply', 'errors', 'access', 'limit', 'about'] as const)
      expectTypeOf(find).not.toHaveProperty(missing);
  });
});
