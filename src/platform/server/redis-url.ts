import { EnvError } from './env-error.ts';

/** Where the Valkey or Redis of this installation is. */
export interface RedisPlace {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** The part of each key and channel before the first `:`. */
  readonly prefix: string;
}

const defaultPort = 6379;
const defaultPrefix = 'emberleaf';

/** Reads REDIS_URL. Throws an EnvError for anything else than such an address; the sentence does not repeat it, as it has a password. */
export function readRedisUrl(text: string | null): RedisPlace | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const name = [decoded(url?.username), decoded(url?.password)];
  const isAddress =
    url !== null && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '' && url.port !== '0' && url.hash === '';
  if (!isAddress || name.includes(null))
    throw new EnvError(
      'REDIS_URL must be an address such as redis://:password@localhost:6379, with special characters of the password as %2F, or the same with rediss://.',
    );
  if (!['', '/', '/0'].includes(url.pathname))
    throw new EnvError('REDIS_URL must not name a database, because channels are the same in all: use ?prefix=name to share a server.');
  const { prefix = defaultPrefix, ...others } = Object.fromEntries(url.searchParams);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new EnvError(`REDIS_URL can have the parameter prefix, not "${unknown}".`);
  if (!/^[\w-]{1,40}$/.test(prefix)) throw new EnvError('REDIS_URL must have as prefix letters, digits, - or _, at most 40.');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? defaultPort : Number(url.port),
    tls: url.protocol === 'rediss:',
    username: name[0] || undefined,
    password: name[1] || undefined,
    prefix,
  };
}

/** Null: it is not encoded as URLs are. */
function decoded(text = ''): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
