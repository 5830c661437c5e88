/** Bytes of a file that is uploaded. */
export const largestUpload = 15 * 1024 * 1024;
