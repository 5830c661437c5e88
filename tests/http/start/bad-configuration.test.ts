// @module-tag slow
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { EnvError, readEnv } from '#platform/server/env.ts';
import { freePort } from '#tests/support/process/free-port.ts';
import { openOldPostgres } from '#tests/support/process/old-postgres.ts';
import { runScript } from '#tests/support/process/run-script.ts';

type Variables = Readonly<Record<string, string>>;

const adyen = { PAYMENT_PROVIDERS: 'adyen', ADYEN_API_KEY: 'key', ADYEN_MERCHANT_ACCOUNT: 'shop', ADYEN_HMAC_KEY: '00'.repeat(16) };

/** A wrong value for each variable of the README, with what else it needs to be read. */
const wrong: Readonly<Record<string, Variables>> = {
  APP_ENV: { APP_ENV: 'prod' },
  PORT: { PORT: 'eighty' },
  HOST: { HOST: '203.0.113.1' },
  DATA_DIR: { DATA_DIR: '/dev/null/data' },
  DATABASE_URL: { DATABASE_URL: 'mysql://localhost/site' },
  DATABASE_DIRECT_URL: { DATABASE_DIRECT_URL: 'postgres://localhost/site' },
  DATABASE_REPLICA_URL: { DATABASE_REPLICA_URL: 'postgres://localhost/site' },
  DATABASE_POOL: { DATABASE_POOL: '1' },
  ROLE: { ROLE: 'web,search' },
  REDIS_URL: { REDIS_URL: 'redis://localhost/1' },
  S3_URL: { S3_URL: 'https://key:secret@store.example.org' },
  BACKUP_URL: { BACKUP_URL: 'backups' },
  BACKUP_KEY: { BACKUP_KEY: 'short' },
  BACKUP_AT: { BACKUP_AT: '25:00' },
  BACKUP_DAYS: { BACKUP_DAYS: '1' },
  BUS: { BUS: 'redis' },
  PUBLIC_URL: { PUBLIC_URL: 'www.example.org' },
  SECRET: { SECRET: 'short' },
  SMTP_URL: { SMTP_URL: 'smtp.example.org' },
  MAIL_FROM: { MAIL_FROM: 'nobody' },
  VAPID_PUBLIC_KEY: { VAPID_PUBLIC_KEY: 'x' },
  VAPID_PRIVATE_KEY: { VAPID_PRIVATE_KEY: 'x', VAPID_PUBLIC_KEY: 'x' },
  VAPID_SUBJECT: { VAPID_SUBJECT: 'nobody' },
  SMS_GATEWAY_URL: { SMS_GATEWAY_URL: 'gateway' },
  TRUST_PROXY: { TRUST_PROXY: 'yes' },
  PROXY_HEADER: { PROXY_HEADER: 'via' },
  COUNTRY_HEADER: { COUNTRY_HEADER: 'two words', TRUST_PROXY: '1' },
  SEPA_CREDITOR_ID: { SEPA_CREDITOR_ID: 'DE00ZZZ09999999999' },
  SEPA_CREDITOR_IBAN: { SEPA_CREDITOR_IBAN: 'DE00370400440532013000' },
  SEPA_IBAN_LIMIT: { SEPA_IBAN_LIMIT: '0' },
  SEPA_CODES_PER_HOUR: { SEPA_CODES_PER_HOUR: 'many' },
  GEOIP_FILE: { GEOIP_FILE: 'package.json' },
  GEOCODER_URL: { GEOCODER_URL: 'geocoder' },
  CDN_PURGE: { CDN_PURGE: 'all' },
  CDN_PURGE_TOKEN: { CDN_PURGE_TOKEN: 'two words' },
  GIPHY_URL: { GIPHY_URL: 'giphy' },
  PAYMENT_PROVIDERS: { PAYMENT_PROVIDERS: 'cash' },
  RATE_LIMITS: { RATE_LIMITS: 'some' },
  LOG_LEVEL: { LOG_LEVEL: 'loud' },
  METRICS_PORT: { METRICS_PORT: 'any' },
  OTEL_EXPORTER_OTLP_ENDPOINT: { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  OTEL_EXPORTER_OTLP_HEADERS: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_HEADERS: 'Bearer key' },
  OTEL_TRACES_SAMPLER_ARG: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: '5%' },
  SENTRY_DSN: { SENTRY_DSN: 'https://sentry.example.org/42' },
  SEED: { SEED: 'maybe' },
  STRIPE_SECRET_KEY: { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'x', PAYMENT_PROVIDERS: 'stripe' },
  STRIPE_WEBHOOK_SECRET: { STRIPE_SECRET_KEY: 'sk_test_x', PAYMENT_PROVIDERS: 'stripe' },
  STRIPE_URL: { STRIPE_URL: 'stripe' },
  ADYEN_API_KEY: { ...adyen, ADYEN_API_KEY: 'two words' },
  ADYEN_MERCHANT_ACCOUNT: { ...adyen, ADYEN_MERCHANT_ACCOUNT: '' },
  ADYEN_HMAC_KEY: { ...adyen, ADYEN_HMAC_KEY: 'x' },
  ADYEN_REPORT_USER: { ...adyen, ADYEN_REPORT_USER: 'reader' },
  ADYEN_REPORT_PASSWORD: { ...adyen, ADYEN_REPORT_PASSWORD: 'x' },
  ADYEN_LIVE_PREFIX: { ...adyen, ADYEN_LIVE_PREFIX: 'x' },
  ADYEN_URL: { ADYEN_URL: 'adyen' },
};

/** Only the other side knows whether the key is right. A place where nobody can listen: `metrics.test.ts`. */
const elsewhere = ['GIPHY_KEY', 'METRICS_HOST'];

const dataDir = () => path.join(inject('runDir'), 'bad-configuration');

/** Starts the site, or runs a command, until it ends by itself. */
const run = async (script: string, variables: Variables) =>
  runScript([script], { SEED: 'off', PORT: String(await freePort()), DATA_DIR: dataDir(), ...variables });

const start = (variables: Variables) => run('src/app/server/main.ts', variables);

const oneSentence = /^\S[^\n]+\.\n$/;

test('each variable of the README has a wrong value here', () => {
  const rows = fs.readFileSync('README.md', 'utf8').matchAll(/^\| (?<names>`[A-Z][A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) \|/gm);
  const names = [...rows].flatMap(({ groups }) => [...(groups?.['names'] ?? '').matchAll(/[A-Z0-9_]+/g)].map(([name]) => name));
  expect(names.toSorted()).toEqual([...Object.keys(wrong), ...elsewhere].toSorted());
});

describe('a wrong value ends the start with one sentence that names its variable', { timeout: 120_000 }, () => {
  const refusalOf = (variables: Variables): string | null => {
    try {
      readEnv({ APP_ENV: 'test', ...variables });
      return null;
    } catch (error) {
      return error instanceof EnvError ? error.message : null;
    }
  };
  // Most values are refused before anything starts, and alike.
  const isSeenLater = ([, variables]: readonly [string, Variables]) => refusalOf(variables) === null;
  const all = Object.entries(wrong);

  test.each(all.filter((one) => !isSeenLater(one)))('%s, when it is read', (name, variables) => {
    expect(`${refusalOf(variables)}\n`).toMatch(oneSentence);
    expect(refusalOf(variables)).toContain(name);
  });

  test.each([['APP_ENV', wrong['APP_ENV'] ?? {}] as const, ...all.filter(isSeenLater)])('%s', async (name, variables) => {
    const { code, out, err } = await start(variables);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(oneSentence);
    expect(err).toContain(name);
  });
});

describe('a database of DATABASE_URL', { timeout: 200_000 }, () => {
  const name = `bad_${randomUUID().replaceAll('-', '')}`;
  const addressOf = (user: string, database: string) =>
    `postgres://${user}@localhost/${database}?host=${encodeURIComponent(inject('databaseHost'))}`;
  const variables = (user: string, database = name) => ({ DATABASE_URL: addressOf(user, database), SECRET: 's'.repeat(40) });
  let admin: pg.Client;
  /** Of a server that has no TLS. */
  let plain = 0;
  const withoutTls = net.createServer((socket) => socket.once('data', () => socket.write('N')).on('error', () => {})).unref();
  beforeAll(async () => {
    await once(withoutTls.listen(0, '127.0.0.1'), 'listening');
    const address = withoutTls.address();
    plain = typeof address === 'object' ? (address?.port ?? 0) : 0;
    admin = new pg.Client({ connectionString: addressOf('app', 'postgres') });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    await admin.query(`CREATE ROLE ${name} LOGIN`);
  });
  afterAll(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.query(`DROP ROLE ${name}`);
    await admin.end();
  });

  test.each([
    ['that is not there', () => variables('app', 'none'), 'DATABASE_URL cannot be used: database "none" does not exist.\n'],
    ['whose user is not there', () => variables('nobody'), 'DATABASE_URL cannot be used: role "nobody" does not exist.\n'],
    [
      'that asks for TLS where there is none',
      () => ({ DATABASE_URL: `postgres://app:word@127.0.0.1:${plain}/site?sslmode=verify-full`, SECRET: 's'.repeat(40) }),
      'The server of DATABASE_URL cannot be reached by TLS: The server does not support SSL connections.\n',
    ],
    [
      'with a certificate that is not there',
      () => ({ DATABASE_URL: `postgres://app:word@127.0.0.1:${plain}/site?sslrootcert=/none.crt`, SECRET: 's'.repeat(40) }),
      'DATABASE_URL names a file that cannot be read: /none.crt.\n',
    ],
    [
      'in which the user may create nothing',
      () => variables(name),
      'db/migrations/0001-baseline.sql: permission denied for schema public.',
    ],
  ])('%s is named in one sentence', async (_what, given, sentence) => {
    const { code, err } = await start(given());
    expect(code).toBe(1);
    expect(err).toMatch(oneSentence);
    expect(err).toContain(sentence);
    expect(err).not.toContain('word');
  });

  test('that is too old is named in one sentence', async () => {
    const old = await openOldPostgres();
    const { code, err } = await start({ DATABASE_URL: old.url, SECRET: 's'.repeat(40) });
    expect([code, err]).toEqual([1, 'The database of DATABASE_URL is PostgreSQL 14: 15 or newer is needed.\n']);
    old.close();
  });

  test('in which the user may create nothing is named by the command, too', async () => {
    const { code, err } = await run('scripts/operator/migrate.ts', variables(name));
    expect([code, err]).toEqual([1, 'db/migrations/0001-baseline.sql: permission denied for schema public. Nothing of it was applied.\n']);
  });

  // It became ready, and nobody could log in.
  test('in which the user may only read ends the start, also in production', async () => {
    expect((await run('scripts/operator/migrate.ts', variables('app'))).code).toBe(0);
    const owner = new pg.Client({ connectionString: addressOf('app', name) });
    await owner.connect();
    for (const schema of ['public', 'pgboss'])
      await owner.query(`GRANT USAGE ON SCHEMA ${schema} TO ${name}; GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${name}`);
    await owner.end();
    const { code, err } = await start({
      ...variables(name),
      APP_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@example.org',
      PUBLIC_URL: 'https://www.example.org',
    });
    expect([code, err]).toEqual([1, expect.stringMatching(/^The user of DATABASE_URL may not read and write the table \w+\.\n$/)]);
  });
});
