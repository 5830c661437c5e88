/** Query parameter of the login: where its reader wanted to go. */
const parameter = 'to';
const home = '/members';

/** The login, which leads to the page with this address afterwards. `wanted`: absolute, or a path of this site. */
export function loginPath(wanted: string): string {
  const { pathname, search } = new URL(wanted, base);
  return pathname === home && search === '' ? '/login' : `/login?${new URLSearchParams([[parameter, pathname + search]]).toString()}`;
}

/** Where a login leads: a page of this site, or without one the search (specification §2). */
export function pathAfterLogin(search: URLSearchParams): string {
  const wanted = search.get(parameter) ?? '';
  // Browsers read a backslash as a slash, and two slashes as another host.
  if (!/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, base)) return home;
  const { origin, pathname, search: query } = new URL(wanted, base);
  return origin !== base || pathname.startsWith('//') || pathname === '/login' ? home : pathname + query;
}

const base = 'http://site.invalid';
