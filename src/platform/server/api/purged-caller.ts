import type { UserId } from '#platform/contract/ids.ts';

/**
 * Whether a statement failed because the account of the caller was erased while the call ran. It is found by what PostgreSQL says of a
 * reference to a row that is not there; where its messages are in another language, the failure stays an internal one.
 */
export function isPurged(caller: UserId | undefined, error: unknown): boolean {
  if (caller === undefined || !(error instanceof Error) || !('code' in error) || error.code !== '23503') return false;
  const detail = 'detail' in error ? String(error.detail) : '';
  const [, missing] = /=\((\d+)[^)]*\) is not present in table "(?:users|profiles)"/.exec(detail) ?? [];
  return Number(missing) === caller;
}
