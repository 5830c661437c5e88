import { expect, test } from 'vitest';
import { EnvError } from './env.ts';
import { readRedisUrl } from './redis-url.ts';

test('an address of the server has defaults, and may name user, password, TLS and a prefix', () => {
  expect(readRedisUrl(null)).toBeNull();
  expect(readRedisUrl('redis://localhost')).toEqual({
    host: 'localhost',
    port: 6379,
    tls: false,
    username: undefined,
    password: undefined,
    prefix: 'emberleaf',
  });
  expect(readRedisUrl('rediss://site:p%2Fss@[::1]:7000/0?prefix=blue-1')).toEqual({
    host: '::1',
    port: 7000,
    tls: true,
    username: 'site',
    password: 'p/ss',
    prefix: 'blue-1',
  });
  expect(readRedisUrl('redis://:secret@valkey')).toMatchObject({ username: undefined, password: 'secret' });
});

test.each([
  'localhost:6379',
  'http://localhost',
  'redis://',
  'redis:localhost',
  'redis://:pa#ss@localhost',
  'redis://:pa%ss@localhost',
  'redis://localhost:0',
  'redis://localhost:99999',
  'redis://localhost/1',
  'redis://localhost/name',
  'redis://localhost?db=1',
  'redis://localhost?prefix=',
  'redis://localhost?prefix=a:b',
  `redis://localhost?prefix=${'a'.repeat(41)}`,
])('%s is refused with one sentence that does not repeat it', (text) => {
  expect(() => readRedisUrl(text)).toThrow(EnvError);
  expect(() => readRedisUrl(text)).toThrow(/^REDIS_URL must [^\n]*\.$|^REDIS_URL can [^\n]*\.$/);
  expect(() => readRedisUrl(text)).not.toThrow(/pa#ss|pa%ss/);
});
