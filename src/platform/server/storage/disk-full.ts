/** No space left, for files or in the database: 53100 is PostgreSQL's code for it. A database that cannot start only says so. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return ['ENOSPC', 'EDQUOT', '53100'].includes(code) || /no space left on device/i.test(error.message) || isDiskFull(error.cause);
}

/** No space, no file handles, or no right to write: our fault, not the caller's. */
export const isOfDisk = (error: unknown): boolean =>
  isDiskFull(error) || (error instanceof Error && 'code' in error && ['EMFILE', 'ENFILE', 'EACCES', 'EROFS'].includes(String(error.code)));
