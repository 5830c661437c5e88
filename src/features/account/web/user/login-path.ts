import { pathOfHome } from '../../contract/path-after-login.ts';

/** The path of the login page, which opens `wanted` afterwards: an absolute URL, or a path of this site. */
export function loginPath(wanted: string): string {
  const { pathname, search } = new URL(wanted, 'http://site.invalid');
  return pathname + search === pathOfHome ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`;
}
