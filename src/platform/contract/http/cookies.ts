/**
 * Every cookie has this prefix where the site is reached by https (RFC 6265bis), so that no other host of the domain can set it.
 */
export const hostCookiePrefix = '__Host-';
