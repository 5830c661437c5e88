/** The content security policy of static pages: no scripts, no forms. */
export const stillPolicy = `default-src 'self'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
