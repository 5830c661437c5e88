import * as Type from 'typebox';
import { describe, expectTypeOf, test } from 'vitest';
import { type Call, callOf } from '#platform/contract/call.ts';
import { endpoint, Id } from '#platform/contract/endpoint.ts';
import type { Api } from './api-client.ts';

const base = { about: 'For this test.', access: 'public', reply: Type.Object({ n: Type.Integer() }), errors: {} } as const;
const plainEndpoint = endpoint({ ...base, method: 'GET', path: 'plain.php' });
const searchEndpoint = endpoint({ ...base, method: 'GET', path: 'search.php', query: Type.Object({ page: Type.Optional(Id) }) });
const findEndpoint = endpoint({ ...base, method: 'GET', path: 'find.php', query: Type.Object({ id: Id }) });
const changeEndpoint = endpoint({ ...base, method: 'PUT', path: 'change.php', body: Type.Object({ id: Id }) });
const changedEndpoint = endpoint({
  ...base,
  method: 'POST',
  path: 'change.php',
  body: Type.Object({ id: Id }),
  reply: Type.Object({ done: Type.Boolean() }),
});
const touchEndpoint = endpoint({ ...base, method: 'POST', path: 'touch.php', body: Type.Object({ note: Type.Optional(Type.String()) }) });

const plain = callOf<typeof plainEndpoint>('GET', 'plain.php');
const search = callOf<typeof searchEndpoint>('GET', 'search.php');
const find = callOf<typeof findEndpoint>('GET', 'find.php');
const change = callOf<typeof changeEndpoint>('PUT', 'change.php');
const changed = callOf<typeof changedEndpoint>('POST', 'change.php');
const touch = callOf<typeof touchEndpoint>('POST', 'touch.php');

/** Never run, only type-checked. */
function misnamed(): Call[] {
  return [
    // @ts-expect-error the path is another one
    callOf<typeof findEndpoint>('GET', 'found.php'),
    // @ts-expect-error the method is another one
    callOf<typeof findEndpoint>('POST', 'find.php'),
  ];
}

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

  test('refuse a method or path that the endpoint does not have', () => {
    expectTypeOf(misnamed).returns.toEqualTypeOf<Call[]>();
  });

  test('are of either endpoint for one call or another', () => {
    const answer = (api: Api, isFound: boolean) => api(isFound ? change : changed, { body: { id: 1 } });
    expectTypeOf(answer).returns.resolves.toEqualTypeOf<{ n: number } | { done: boolean }>();
  });
});
