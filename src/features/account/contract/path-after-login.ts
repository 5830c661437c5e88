export const pathOfHome = '/members';

/**
 * The path to open after a login: a page of this site, by default the search (specification §2). `search`: the query of the login
 * page's URL.
 */
export function pathAfterLogin(search: { readonly get: (name: string) => string | null }): string {
  const wanted = search.get('to') ?? '';
  // Printable characters only, and no start that browsers read as another host: two slashes or a backslash.
  return /^\/(?!login\b)[\w-][!-[\]-~]*$/.test(wanted) ? wanted : pathOfHome;
}
