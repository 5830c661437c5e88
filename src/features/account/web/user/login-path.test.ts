import { describe, expect, test } from 'vitest';
import { pathAfterLogin } from '../../contract/path-after-login.ts';
import { loginPath } from './login-path.ts';

const after = (to: string): string => pathAfterLogin(new URLSearchParams({ to }));

describe('the path after a login', () => {
  test.each(['/chats/12', '/credits', '/members?gender=woman&page=2', '/members/7/chat', '/transactions/3'])(
    'is %s where it was wanted',
    (path) => {
      const [, query = ''] = loginPath(`https://example.org${path}`).split('?');
      expect(pathAfterLogin(new URLSearchParams(query))).toBe(path);
    },
  );

  test('is the search without a target', () => {
    expect(loginPath('/members')).toBe('/login');
    expect(pathAfterLogin(new URLSearchParams())).toBe('/members');
    expect(after('')).toBe('/members');
  });

  test.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    '/..//evil.test/x',
    'javascript:alert(1)',
    'members',
    '/login',
    '/login?to=/credits',
    '/http://[',
  ])('never leaves the site or comes back to the login: %s', (wanted) => {
    const path = after(wanted);
    expect(new URL(path, 'https://here.test').origin).toBe('https://here.test');
    expect(path).not.toMatch(/^\/login/);
  });
});
