/** `E2E_PORT` lets two checkouts run their browser tests at the same time. */
export const port = process.env['E2E_PORT'] ?? '4555';

/** The first demo brand. */
export const siteAddress = `http://localhost:${port}`;

/** The second. Only the browser knows its host. */
export const brandAddress = `http://de.localhost:${port}`;
