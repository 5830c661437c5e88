/** Every cookie has this prefix where the site is reached by https (RFC 6265bis): no other host of the domain can set one then. */
export const hostCookiePrefix = '__Host-';
