import { expect, test } from 'vitest';
import { readState, sentenceOf } from './server-state.ts';

const info = (fields: Readonly<Record<string, string>>) =>
  Object.entries({ redis_version: '7.2.4', valkey_version: '8.1.1', role: 'master', maxmemory_policy: 'noeviction', ...fields })
    .map(([name, value]) => `${name}:${value}\r\n`)
    .join('');

test('a server is refused if it is too old or a replica', () => {
  expect(readState(info({}))).toEqual({ refusal: null, fault: null });
  expect(readState(info({ redis_version: '6.2.0' })).refusal).toBeNull();
  expect(readState(info({ redis_version: '6.0.16' })).refusal).toBe('The server of REDIS_URL is version 6.0.16: 6.2 or newer is needed.');
  expect(readState(info({ role: 'slave' })).refusal).toMatch(/replica/);
  expect(sentenceOf(new Error('ERR unknown command `HELLO`, with args beginning with: `3`, '))).toMatch(/older than 6\.2/);
});

test('a server is used with a warning if it evicts keys or is full', () => {
  expect(readState(info({ maxmemory_policy: 'volatile-ttl' }))).toMatchObject({
    refusal: null,
    fault: expect.stringContaining('noeviction'),
  });
  expect(readState(info({ maxmemory: '1000', used_memory: '1200' }))).toMatchObject({
    refusal: null,
    fault: expect.stringContaining('full'),
  });
  expect(readState(info({ maxmemory: '0', used_memory: '1200' })).fault).toBeNull();
});
