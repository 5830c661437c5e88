import { expect, test } from 'vitest';
import { readEnv } from '#platform/server/env.ts';
import { publicOrigin } from './site-origin.ts';

const env = readEnv({ APP_ENV: 'test', PUBLIC_URL: 'https://www.example.org' });

test('each site has its own address in mails', () => {
  expect(publicOrigin(env, { main: true, hosts: ['www.example.org', 'example.org'] })).toBe('https://www.example.org');
  expect(publicOrigin(env, { main: false, hosts: ['najaar.example.com'] })).toBe('https://najaar.example.com');
});

test('a site without hosts of its own is reached by the main address', () => {
  expect(publicOrigin(env, { main: false, hosts: [] })).toBe('https://www.example.org');
});

test('without a public address links lead back to where the request came from', () => {
  expect(publicOrigin(readEnv({ APP_ENV: 'test' }), { main: true, hosts: ['localhost'] })).toBeNull();
});
