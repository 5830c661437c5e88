const home = '/members';

/** The login, which leads to the page with this address afterwards. `wanted`: absolute, or a path of this site. */
export function loginPath(wanted: string): string {
  const { pathname, search } = new URL(wanted, 'http://site.invalid');
  return pathname + search === home ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`;
}

/** Where a login leads: a page of this site, or without one the search (specification §2). */
export function pathAfterLogin(search: URLSearchParams): string {
  const wanted = search.get('to') ?? '';
  // Printable, and without what browsers read as the start of another host: two slashes or a backslash.
  return /^\/(?!login\b)[\w-][!-[\]-~]*$/.test(wanted) ? wanted : home;
}
