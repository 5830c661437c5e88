import { isDiskFull } from './disk-full.ts';
import { StorageAway } from './storage-away.ts';

interface Reported {
  readonly name: string;
  readonly status: number | undefined;
}

function reportedBy(error: unknown): Reported {
  if (!(error instanceof Error)) return { name: '', status: undefined };
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  return { name: error.name, status: $metadata?.httpStatusCode };
}

/** There is no such object; a missing bucket is another error. */
export function isMissing(error: unknown): boolean {
  const { name, status } = reportedBy(error);
  return name === 'NoSuchKey' || (name === 'NotFound' && status === 404);
}

const refusals = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'AccountProblem',
  'InvalidSecurity',
  'AllAccessDisabled',
]);
const full = /quota|storagefull|insufficientstorage|insufficient capacity|toomanyobjects/i;

/** A `StorageAway` for whatever a bucket or the way to it has refused, except for an object that is not there. */
export function awayError(error: unknown): unknown {
  if (error instanceof StorageAway || isMissing(error)) return error;
  const { name, status } = reportedBy(error);
  if (name === 'NoSuchBucket') return new StorageAway('no bucket', error);
  if (status === 507 || full.test(name) || isDiskFull(error)) return new StorageAway('full', error);
  if (refusals.has(name) || status === 401 || status === 403) return new StorageAway('refused', error);
  return new StorageAway('away', error);
}
