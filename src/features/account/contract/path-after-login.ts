export const pathOfHome = '/members';

/** Where a login leads: a page of this site, or without one the search (specification §2). `search`: the query of the login's address. */
export function pathAfterLogin(search: { readonly get: (name: string) => string | null }): string {
  const wanted = search.get('to') ?? '';
  // Printable, and without what browsers read as the start of another host: two slashes or a backslash.
  return /^\/(?!login\b)[\w-][!-[\]-~]*$/.test(wanted) ? wanted : pathOfHome;
}
