/** The shape of a token in a link of a mail: 32 bytes in base64url. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** The token of an unsubscribe link, `/u-{token}`; null for any other path. Its length never equals that of a link token. */
export const unsubscribeToken = (text: string): string | null =>
  isLinkToken(text) ? null : (/^u-([A-Za-z0-9_-]+)$/.exec(text)?.[1] ?? null);

/** The token of a link that logs in, `/l-{token}`; null for any other path. */
export const loginToken = (text: string): string | null => /^l-([A-Za-z0-9_-]{43})$/.exec(text)?.[1] ?? null;

/** State of the navigation to the login from a link that does not log in any more. */
export const linkIsOver = 'link-over';

/** State of the navigation to the page that says so. */
export const justActivated = 'activated';
