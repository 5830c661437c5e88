/** Of what the server knows of this browser, in the cache. */
export const pushKey = ['push'];
