import { EnvError } from './env-error.ts';
import { isLoopbackHost } from './network/host.ts';

/** A bucket of a server with S3's API, from a variable's value. It holds a secret, so it is never logged. */
export interface BucketUrl {
  /** Without path. Buckets are named in the path, so no DNS name is needed for each. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Before every name: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixPart = /^[a-z0-9][a-z0-9._-]*$/i;
const example = 'https://key:secret@host/bucket?region=eu-central-1';

/** Null where the variable is not set. */
export const bucketOf = (name: string, value: string | null): BucketUrl | null => (value === null ? null : readBucketUrl(name, value));

/** `name`: that of the variable. Throws an EnvError that names it, without the value, which holds a secret. */
export function readBucketUrl(name: string, value: string): BucketUrl {
  const refuse = (what: string): never => {
    throw new EnvError(`${name} ${what}, such as ${example}.`);
  };
  const url = URL.canParse(value) ? new URL(value) : refuse('must be the address of a bucket');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackHost(url.hostname)))
    refuse('must start with https://, or with http:// for a server on this machine');
  const [key, secret] = [decoded(url.username), decoded(url.password)];
  if (key === null || secret === null || key === '' || secret === '')
    return refuse('must have an access key and its secret before the host, with %2F for a slash in them');
  const [bucket = '', ...parts] = url.pathname.split('/').filter(Boolean);
  if (!bucketName.test(bucket)) refuse('must name a bucket after the host');
  if (!parts.every((part) => prefixPart.test(part)))
    refuse('may have only letters, digits, ".", "_" and "-" in the folders after the bucket');
  const unknown = [...url.searchParams.keys()].find((parameter) => parameter !== 'region');
  if (unknown !== undefined || url.hash !== '') refuse('knows only the parameter "region"');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]{1,64}$/i.test(region)) refuse('must have the name of a region');
  return { endpoint: url.origin, bucket, prefix: parts.map((part) => `${part}/`).join(''), region, key, secret };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
