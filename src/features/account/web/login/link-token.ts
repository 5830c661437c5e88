/** Whether a text has the form of a mailed link's token: 32 bytes in base64url. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** The token of an unsubscribe link, `/u-{token}`; null for any other path. Its length never equals that of a link token. */
export const unsubscribeToken = (text: string): string | null =>
  isLinkToken(text) ? null : (/^u-([A-Za-z0-9_-]+)$/.exec(text)?.[1] ?? null);

/** The token of a link that logs in, `/l-{token}`; null for any other path. */
export const loginToken = (text: string): string | null => /^l-([A-Za-z0-9_-]{43})$/.exec(text)?.[1] ?? null;

/** Navigation state of the login page after a link that has expired or was used. */
export const linkIsOver = 'link-over';

/** Navigation state of the page that confirms the activation. */
export const justActivated = 'activated';
