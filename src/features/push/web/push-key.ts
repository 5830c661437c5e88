/** Cache key of the server's push settings. */
export const pushKey = ['push'] as const;
