import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test, vi } from 'vitest';
import { type Call, callOf } from '#platform/contract/call.ts';
import { ClientId, endpoint } from '#platform/contract/endpoint.ts';
import { ApiError, browserTransport, createApi, type Transport } from './api-client.ts';
import { retryPolicy } from './query-client.ts';

const findEndpoint = endpoint({
  method: 'GET',
  path: 'find.php',
  about: 'For this test.',
  access: 'member',
  query: Type.Object({ colour: Type.Optional(Type.Array(Type.String())), page: Type.Optional(Type.Integer()) }),
  reply: Type.Object({ n: Type.Integer() }),
  errors: {},
});
const userEndpoint = endpoint({
  method: 'GET',
  path: 'user.php',
  about: 'For this test.',
  access: 'member',
  reply: Type.Object({}),
  empty: true,
  errors: {},
});
const find = callOf<typeof findEndpoint>('GET', 'find.php');
const user = callOf<typeof userEndpoint>('GET', 'user.php');

const refusesVisitors = (called: Call) => called.path === user.path;

const answering = (status: number, body: unknown, retryAfter: number | null = null) =>
  vi.fn<Transport>(async () => ({ status, body, retryAfter }));

describe('the api client', () => {
  test('writes lists as repeated parameters and leaves out what is missing', async () => {
    const send = answering(200, { n: 1 });
    expect(
      await createApi({ send, onLoggedOut: () => {}, refusesVisitors })(find, { query: { colour: ['red', 'blue'], page: 2 } }),
    ).toEqual({ n: 1 });
    expect(send.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', url: '/api/find.php?colour=red&colour=blue&page=2' });
  });

  test("throws the server's error with its params", async () => {
    const api = createApi({
      send: answering(402, { error: { code: 'not_enough_credits', params: { cost: 1 } }, request_id: 'r' }),
      onLoggedOut: () => {},
      refusesVisitors,
    });
    await expect(api(find, { query: {} })).rejects.toMatchObject({
      status: 402,
      code: 'not_enough_credits',
      params: { cost: 1 },
      requestId: 'r',
    });
  });

  test('reports that another member is logged in than the one whose page it is, also over another transport', async () => {
    const [onOtherMember, onLoggedOut] = [vi.fn(), vi.fn()];
    const send = answering(409, { error: { code: 'other_member', params: {} } });
    const api = createApi({ send, onLoggedOut, onOtherMember, refusesVisitors });
    await expect(api(user)).rejects.toMatchObject({ code: 'other_member', retriable: false });
    await expect(api.withTransport(send)(find)).rejects.toMatchObject({ status: 409 });
    expect([onOtherMember.mock.calls.length, onLoggedOut.mock.calls.length]).toEqual([2, 0]);
  });

  test('reports a lost login, except for endpoints that refuse every visitor', async () => {
    const onLoggedOut = vi.fn();
    const api = createApi({
      send: answering(403, { error: { code: 'authentication_required', params: {} }, authentication_required: true }),
      onLoggedOut,
      refusesVisitors,
    });
    await expect(api(user)).rejects.toThrow();
    expect(onLoggedOut).not.toHaveBeenCalled();
    await expect(api(find, { query: {} })).rejects.toThrow();
    expect(onLoggedOut).toHaveBeenCalledOnce();
  });

  test('returns null for a 204', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'de' } });
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    expect(await createApi({ send: browserTransport, onLoggedOut: () => {}, refusesVisitors })(user)).toBeNull();
    vi.unstubAllGlobals();
  });

  test('throws the error offline when there is no response', async () => {
    const api = createApi({ send: async () => Promise.reject(new TypeError('fetch failed')), onLoggedOut: () => {}, refusesVisitors });
    await expect(api(find, { query: {} })).rejects.toMatchObject({ status: 0, code: 'offline' });
  });
});

describe('retrying', () => {
  const isRetried = (error: Error, failures = 0) => retryPolicy.retry(failures, error);

  test('happens five times for temporary failures, never for a refusal', () => {
    expect([0, 500, 503].map((status) => isRetried(new ApiError(status, 'x')))).toEqual([true, true, true]);
    expect([400, 402, 403, 404, 409].map((status) => isRetried(new ApiError(status, 'x')))).toEqual([false, false, false, false, false]);
    expect([4, 5].map((failures) => isRetried(new ApiError(503, 'unavailable'), failures))).toEqual([true, false]);
    expect(isRetried(new ApiError(429, 'rate_limited'))).toBe(true);
    expect(isRetried(new ApiError(429, 'too_many_attempts'))).toBe(false);
  });

  test('waits twice as long each time, or as long as the server says', () => {
    const error = new ApiError(503, 'unavailable');
    expect([0, 1, 2, 3, 4].map((failures) => retryPolicy.retryDelay(failures, error))).toEqual([1000, 2000, 4000, 8000, 16_000]);
    expect(retryPolicy.retryDelay(0, new ApiError(429, 'rate_limited', {}, null, 30))).toBe(30_000);
  });
});

test('a client id may be what crypto.randomUUID returns', () => {
  expect(Value.Check(ClientId, crypto.randomUUID())).toBe(true);
});
