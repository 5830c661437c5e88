/** The shape of a token in a link of a mail: 32 bytes in base64url. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
