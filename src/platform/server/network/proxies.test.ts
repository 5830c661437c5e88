import { expect, test } from 'vitest';
import { readProxies, trustOf } from './proxies.ts';

test.each([
  [null, null],
  ['off', null],
  ['1', 1],
  ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
] as const)('TRUST_PROXY=%s means %o', (text, proxies) => expect(readProxies(text)).toEqual(proxies));

test.each([
  'on',
  'true',
  '0',
  '11',
  '-1',
  '1.5',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/',
  '10.0.0.1,',
  'proxy.example.org',
  '10.0.0.0/8/8',
])('TRUST_PROXY=%s is refused in a sentence', (text) => expect(() => readProxies(text)).toThrow(/^TRUST_PROXY .*\.$/));

test('a number trusts that many hops, and a network trusts every address in it', () => {
  const hops = trustOf(2);
  expect([0, 1, 2].map((hop) => hops('192.0.2.1', hop))).toEqual([true, true, false]);
  const networks = trustOf(['10.0.0.0/8', '2001:db8::/32']);
  const seen = ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8:5::1', '192.0.2.1', '2001:db9::1', 'unknown', undefined];
  expect(seen.map((address) => networks(address, 0))).toEqual([true, true, true, false, false, false, false]);
  expect(trustOf(null)('127.0.0.1', 0)).toBe(false);
});
