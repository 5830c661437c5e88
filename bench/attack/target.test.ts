import { expect, test } from 'vitest';
import { loopbackTarget } from './target.ts';

test.each([
  'https://example.org',
  'http://example.org',
  'http://10.0.0.1',
  'http://0.0.0.0:3000',
  'http://192.168.1.2:3000',
  'http://128.0.0.1',
  'http://127.0.0.1.example.org',
  'http://127.0.0.1@example.org',
  'http://localhost',
  'http://localhost.example.org',
  'http://[::ffff:8.8.8.8]',
  'http://[2001:db8::1]',
  'https://127.0.0.1',
  'ftp://127.0.0.1',
  '127.0.0.1:3000',
  '',
])('refuses to attack %s', (address) => {
  expect(() => loopbackTarget(address)).toThrow('Only servers on this machine');
});

test.each(['http://127.0.0.1:3000', 'http://127.9.9.9', 'http://[::1]:8080', 'http://2130706433:80'])('attacks %s', (address) => {
  expect(loopbackTarget(address).hostname).toMatch(/^(127\.|\[::1\])/);
});
