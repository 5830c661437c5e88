import path from 'node:path';
import { type BackupSettings, outsideOf, readBackupDays, readBackupSettings } from './backup-settings.ts';
import type { CdnPurge } from './cdn/cdn.ts';
import { EnvError } from './env-error.ts';
import { readSentryDsn, type SentryPlace } from './error-reports/sentry-dsn.ts';
import { isLoopbackHost } from './network/host.ts';
import { type Proxies, readProxies } from './network/proxies.ts';
import { type RedisPlace, readRedisUrl } from './redis-url.ts';
import { publicKeyOf, type VapidKeys } from './push/vapid-keys.ts';
import { type BucketUrl, bucketOf } from './bucket-url.ts';
import type { TracesAddress } from './traces/open-traces.ts';
import { readTraces } from './traces/read-traces.ts';
import { textOf } from './variable-text.ts';

export type AppEnv = 'development' | 'test' | 'production';

/** `web`: pages and calls. `live`: the sockets of browsers. `jobs`: queued and repeated jobs. */
export type Role = (typeof roles)[number];
const roles = ['web', 'live', 'jobs'] as const;

/** The configuration from environment variables. No other file reads `process.env`. */
export interface Env {
  readonly appEnv: AppEnv;
  readonly host: string;
  readonly port: number;
  /** Absolute path of the folder with the embedded database, the photos and the captured mails. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The database itself where DATABASE_URL is a pooler, for what needs a session of its own; null: DATABASE_URL is the database. */
  readonly databaseDirectUrl: string | null;
  /** A replica for long reads that no member waits for; null: there is none. */
  readonly databaseReplicaUrl: string | null;
  readonly databasePool: number;
  /** The Valkey or Redis of several processes; null: none. */
  readonly redis: RedisPlace | null;
  /** Where the files of members and of the operator are; null: in `dataDir`. */
  readonly s3: BucketUrl | null;
  /** Base URL in mails and redirects, without trailing slash; null: that of the request. */
  readonly publicUrl: string | null;
  /** Signs device cookies, photo URLs and sandbox webhooks. Generated on first start if not set. */
  readonly secret: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Keys that identify this installation to push services; null: derived from the secret. */
  readonly vapidKeys: VapidKeys | null;
  /** Contact for push services: `mailto:…` or `https:…`. */
  readonly vapidSubject: string;
  readonly smsGatewayUrl: string | null;
  /** How withdrawn photos are purged from a cache in front of this installation; null: they are not. */
  readonly cdnPurge: CdnPurge | null;
  readonly cdnPurgeToken: string | null;
  /**
   * The operator's proxies, whose headers identify the sender of a request; null: there are none, and the server ignores such
   * headers.
   */
  readonly trustProxy: Proxies | null;
  /** The headers that they use: `X-Forwarded-*` or `Forwarded` (RFC 7239). Headers of the other kind come from callers. */
  readonly proxyHeader: 'x-forwarded' | 'forwarded';
  /** SEPA creditor identifier and account of the first company, unless it has them in its settings; null: no direct debit anywhere. */
  readonly sepaCreditor: { readonly id: string; readonly iban: string } | null;
  /** Limit for one IBAN, and for one telephone, in 30 days, in minor units of the euro. */
  readonly sepaIbanLimit: number;
  /** Limit for one site of codes for direct debits in an hour. */
  readonly sepaCodesPerHour: number;
  /** Header set by the operator's proxy that names the visitor's country. */
  readonly countryHeader: string | null;
  /** Absolute path of a MaxMind DB with the countries of IP addresses. */
  readonly geoipFile: string | null;
  /** URL of a geocoder with Nominatim's API. */
  readonly geocoderUrl: string | null;
  /** Null: only the bundled GIFs. */
  readonly giphyKey: string | null;
  /** URL of a server with Giphy's API. */
  readonly giphyUrl: string;
  /** Which payment provider serves which site, country and method; null: the built-in sandbox, in production none. */
  readonly paymentProviders: string | null;
  /** Reads the variables that features declare themselves, such as those of a payment provider. */
  readonly declared: VariableReader;
  /** Rate limits per IP address; login throttling and limits per member always apply. */
  readonly rateLimits: boolean;
  readonly bus: 'process' | 'postgres' | 'valkey';
  /** Null: no backups are made. */
  readonly backup: BackupSettings | null;
  /** Days after which backups are removed, also those that are made by other means. */
  readonly backupDays: number;
  /** What this process does; without `databaseUrl` everything, because no other process can. */
  readonly roles: readonly Role[];
  /** Where Prometheus reads metrics; null: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** The collector of traces; null: none. */
  readonly traces: TracesAddress | null;
  /** Where errors are reported; null: only in the log. */
  readonly sentry: SentryPlace | null;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly seedOnStart: boolean;
}

export interface VariableReader {
  text(name: string): string | null;
  /** A web address, without a slash at its end. Throws an EnvError when the variable holds something else. */
  url(name: string): string | null;
}

export { EnvError } from './env-error.ts';

export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const text = (name: string): string | null => textOf(source, name);
  const oneOf = <const Values extends readonly string[]>(name: string, values: Values, fallback: Values[number]): Values[number] => {
    const value = text(name) ?? fallback;
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) throw new EnvError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
    return found;
  };
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const value = text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max)
      throw new EnvError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    return number;
  };
  const file = (name: string): string | null => {
    const value = text(name);
    return value === null ? null : path.resolve(value);
  };
  const url = (name: string, protocols: string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      throw new EnvError(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    if (!isEncoded(new URL(value)))
      throw new EnvError(
        `${name} must have a percent sign in the user or the password as %25, and other special characters encoded alike.`,
      );
    return value.replace(/\/$/, '');
  };

  const matching = (name: string, pattern: RegExp, what: string): string | null => {
    const value = text(name);
    if (value !== null && !pattern.test(value)) throw new EnvError(`${name} must be ${what}.`);
    return value;
  };

  const appEnv = oneOf('APP_ENV', ['development', 'test', 'production'] as const, 'development');
  const secret = text('SECRET');
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const databaseDirectUrl = url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']);
  if (databaseDirectUrl !== null && databaseUrl === null)
    throw new EnvError('DATABASE_DIRECT_URL is the database behind the pooler of DATABASE_URL, which must be set, too.');
  const redis = readRedisUrl(text('REDIS_URL'));
  const usualBus = redis !== null ? 'valkey' : databaseUrl !== null ? 'postgres' : 'process';
  const bus = oneOf('BUS', ['process', 'postgres', 'valkey'] as const, usualBus);
  if (bus === 'valkey' && redis === null) throw new EnvError('BUS can be valkey only where REDIS_URL says which server that is.');
  const databaseReplicaUrl = url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']);
  if (databaseReplicaUrl !== null && databaseUrl === null)
    throw new EnvError('DATABASE_REPLICA_URL is a replica of the database of DATABASE_URL, which must be set, too.');
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']);
  const host = text('HOST') ?? '127.0.0.1';
  const trustProxy = readProxies(text('TRUST_PROXY'));
  const countryHeader = matching('COUNTRY_HEADER', /^[\w-]+$/, 'the name of a header, such as cf-ipcountry')?.toLowerCase() ?? null;
  if (text('APP_ENV') === null) {
    const [sign] = [
      ...(publicUrl !== null && !isLoopbackHost(new URL(publicUrl).hostname) ? ['PUBLIC_URL'] : []),
      ...(trustProxy === null ? [] : ['TRUST_PROXY']),
      ...(isLoopbackHost(host) || host === '::1' ? [] : ['HOST']),
    ];
    if (sign !== undefined)
      throw new EnvError(
        `APP_ENV must be set where ${sign} is: production for a real site, or development, in which demo accounts and /dev are open.`,
      );
  }
  if (countryHeader !== null && trustProxy === null)
    throw new EnvError('COUNTRY_HEADER names a header of your proxy, so TRUST_PROXY must say which proxy that is.');
  if (secret !== null && secret.length < 32) throw new EnvError('SECRET must have at least 32 characters.');
  if (appEnv === 'production') {
    if (secret === null) throw new EnvError('SECRET must be set in production: at least 32 random characters.');
    if (smtpUrl === null) throw new EnvError('SMTP_URL must be set in production, or nobody could activate an account.');
    if (text('MAIL_FROM') === null) throw new EnvError('MAIL_FROM must be set in production: the address that mails come from.');
    if (publicUrl === null) throw new EnvError('PUBLIC_URL must be set in production, such as https://www.example.org.');
  }
  if (appEnv !== 'development' && databaseUrl !== null && secret === null)
    throw new EnvError('SECRET must be set where DATABASE_URL is: every process of a database signs with the same secret.');
  const smsGatewayUrl = url('SMS_GATEWAY_URL', ['http:', 'https:']);
  const sepaCreditor = creditorOf(
    text('SEPA_CREDITOR_ID') ?? (appEnv === 'production' ? null : testCreditorId),
    text('SEPA_CREDITOR_IBAN') ?? (appEnv === 'production' ? null : testIban),
  );
  if (appEnv === 'production' && sepaCreditor !== null && smsGatewayUrl === null)
    throw new EnvError('SMS_GATEWAY_URL must be set where SEPA_CREDITOR_ID is: direct debits are confirmed by a code that is sent by SMS.');
  const mailFrom = matching('MAIL_FROM', mailAddress, 'the address that mails come from, such as no-reply@example.org') ?? testSender;
  const vapidSubject = text('VAPID_SUBJECT') ?? `mailto:${mailAddress.exec(mailFrom)?.groups?.['address']}`;
  if (!/^(mailto:[^@\s]+@|https:\/\/)\S+$/.test(vapidSubject))
    throw new EnvError('VAPID_SUBJECT must be an address that starts with mailto: or https://.');
  const dataDir = path.resolve(text('DATA_DIR') ?? '.data');
  return {
    appEnv,
    host,
    port: whole('PORT', 3000, 0, 65_535),
    dataDir,
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrl,
    databasePool: whole('DATABASE_POOL', 12, 2, 200),
    redis,
    s3: bucketOf('S3_URL', text('S3_URL')),
    publicUrl,
    secret,
    smtpUrl,
    mailFrom,
    vapidKeys: vapidKeysOf(text('VAPID_PUBLIC_KEY'), text('VAPID_PRIVATE_KEY')),
    vapidSubject,
    smsGatewayUrl,
    cdnPurge: text('CDN_PURGE') === 'method' ? { by: 'method' } : webhookOf(url('CDN_PURGE', ['http:', 'https:'])),
    cdnPurgeToken: matching('CDN_PURGE_TOKEN', /^[\x21-\x7e]+$/, 'a token without spaces'),
    trustProxy,
    proxyHeader: oneOf('PROXY_HEADER', ['x-forwarded', 'forwarded'] as const, 'x-forwarded'),
    countryHeader,
    sepaCreditor,
    sepaIbanLimit: whole('SEPA_IBAN_LIMIT', 6000, 1, 100_000_000),
    sepaCodesPerHour: whole('SEPA_CODES_PER_HOUR', 200, 0, 1_000_000),
    geoipFile: file('GEOIP_FILE'),
    geocoderUrl: url('GEOCODER_URL', ['http:', 'https:']),
    giphyKey: text('GIPHY_KEY'),
    giphyUrl: url('GIPHY_URL', ['http:', 'https:']) ?? 'https://api.giphy.com',
    paymentProviders: text('PAYMENT_PROVIDERS'),
    declared: { text, url: (name) => url(name, ['http:', 'https:']) },
    rateLimits: oneOf('RATE_LIMITS', ['on', 'off'] as const, 'on') === 'on' || appEnv === 'production',
    bus,
    backup: outsideOf(dataDir, readBackupSettings(text)),
    backupDays: readBackupDays(text),
    roles: rolesOf(text('ROLE'), databaseUrl),
    metrics:
      text('METRICS_PORT') === null ? null : { port: whole('METRICS_PORT', 0, 0, 65_535), host: text('METRICS_HOST') ?? '127.0.0.1' },
    traces: readTraces(
      url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
      text('OTEL_EXPORTER_OTLP_HEADERS'),
      text('OTEL_TRACES_SAMPLER_ARG'),
    ),
    sentry: readSentryDsn(text('SENTRY_DSN')),
    logLevel: oneOf(
      'LOG_LEVEL',
      ['silent', 'error', 'warn', 'info', 'debug'] as const,
      appEnv === 'test' ? 'silent' : appEnv === 'production' ? 'info' : 'warn',
    ),
    seedOnStart: appEnv !== 'production' && oneOf('SEED', ['on', 'off'] as const, 'on') === 'on',
  };
}

function rolesOf(value: string | null, databaseUrl: string | null): readonly Role[] {
  if (value === null) return roles;
  const named = value.split(',').map((name) => name.trim());
  const unknown = named.find((name) => !roles.some((role) => role === name));
  if (unknown !== undefined) throw new EnvError(`ROLE must be one or more of ${roles.join(', ')}, separated by commas, not "${unknown}".`);
  const found = roles.filter((role) => named.includes(role));
  if (databaseUrl === null && found.length < roles.length)
    throw new EnvError('ROLE needs DATABASE_URL: with the embedded database, one process does everything.');
  return found;
}

function isEncoded({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(`${username}${password}`) !== null;
  } catch {
    return false;
  }
}

/** Alone, or after a name: `Emberleaf <no-reply@example.org>`. */
const mailAddress = /^(?:[^<>\r\n]*<)?(?<address>[^@\s<>]+@[^@\s<>]+)>?$/;

const testSender = 'no-reply@localhost.test';

const webhookOf = (url: string | null): CdnPurge | null => (url === null ? null : { by: 'webhook', url });

/** The Bundesbank's identifier for tests. */
const testCreditorId = 'DE98ZZZ09999999999';

const testIban = 'DE89370400440532013000';

/** Both or neither must be set. The identifier's check digits are those of an IBAN (ISO 7064), without the three characters of the business area. */
function creditorOf(id: string | null, iban: string | null): Env['sepaCreditor'] {
  if (id === null && iban === null) return null;
  if (id === null || iban === null)
    throw new EnvError(
      'SEPA_CREDITOR_ID and SEPA_CREDITOR_IBAN must be set together: the bank must know who collects, and to which account.',
    );
  const [, start, national] = /^([A-Z]{2}\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(id) ?? [];
  if (start === undefined || national === undefined || !hasCheckDigits(start, national))
    throw new EnvError(`SEPA_CREDITOR_ID must be a SEPA creditor identifier such as ${testCreditorId}.`);
  if (!(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && hasCheckDigits(iban.slice(0, 4), iban.slice(4))))
    throw new EnvError(`SEPA_CREDITOR_IBAN must be an IBAN without spaces such as ${testIban}.`);
  return { id, iban };
}

/** `start`: country and check digits (ISO 7064, MOD 97-10). */
const hasCheckDigits = (start: string, rest: string): boolean =>
  BigInt(`${rest}${start}`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;

/** Both or neither must be set. The public key must belong to the private one, because browsers have subscribed with it. */
function vapidKeysOf(publicKey: string | null, privateKey: string | null): VapidKeys | null {
  if (publicKey === null && privateKey === null) return null;
  if (publicKey === null || privateKey === null) throw new EnvError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.');
  if (publicKeyOf(privateKey) !== publicKey.replace(/=+$/, ''))
    throw new EnvError('VAPID_PRIVATE_KEY must be a key of P-256 in base64url, and VAPID_PUBLIC_KEY the one that belongs to it.');
  return { publicKey: publicKey.replace(/=+$/, ''), privateKey: privateKey.replace(/=+$/, '') };
}
