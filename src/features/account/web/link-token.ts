/** The shape of a token in a link of a mail: 32 bytes in base64url. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** The token of a link under a mail that switches its kind off, `/u-{token}`; null: another address. Never as long as the other. */
export const unsubscribeToken = (text: string): string | null =>
  isLinkToken(text) ? null : (/^u-([A-Za-z0-9_-]+)$/.exec(text)?.[1] ?? null);
