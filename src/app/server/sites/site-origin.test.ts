import { expect, test } from 'vitest';
import { readEnv } from '#platform/server/env.ts';
import { publicOrigin } from './site-origin.ts';

const env = readEnv({ APP_ENV: 'test', PUBLIC_URL: 'https://www.example.org' });

test('mails of each site contain its own origin', () => {
  expect(publicOrigin(env, { main: true, hosts: ['www.example.org', 'example.org'] })).toBe('https://www.example.org');
  expect(publicOrigin(env, { main: false, hosts: ['najaar.example.com'] })).toBe('https://najaar.example.com');
});

test('a site without hosts of its own has the main origin', () => {
  expect(publicOrigin(env, { main: false, hosts: [] })).toBe('https://www.example.org');
});

test('without a public URL, links use the origin of the request', () => {
  expect(publicOrigin(readEnv({ APP_ENV: 'test' }), { main: true, hosts: ['localhost'] })).toBeNull();
});
