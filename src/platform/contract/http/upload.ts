/** Maximum size of an uploaded file. */
export const maxUploadBytes = 15 * 1024 * 1024;
