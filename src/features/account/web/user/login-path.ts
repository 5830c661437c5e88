import { pathOfHome } from '../../contract/path-after-login.ts';

/** The login, which leads to the page with this address afterwards. `wanted`: absolute, or a path of this site. */
export function loginPath(wanted: string): string {
  const { pathname, search } = new URL(wanted, 'http://site.invalid');
  return pathname + search === pathOfHome ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`;
}
