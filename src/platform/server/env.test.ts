import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

describe('the environment', () => {
  test('has a default for everything in development', () => {
    expect(readEnv({})).toMatchObject({
      appEnv: 'development',
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
      bus: 'process',
      rateLimits: true,
      seedOnStart: true,
    });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    [{ APP_ENV: 'prod' }, 'APP_ENV must be one of development, test, production, not "prod".'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
    [{ GEOCODER_URL: 'geocoder.example.org' }, 'GEOCODER_URL must be an address that starts with http:// or https://.'],
    [
      { TRUST_PROXY: 'on' },
      'TRUST_PROXY does not take "on" any more, because that believed whatever a caller wrote: give the number of proxies before this server, such as 1, or their networks, such as 10.0.0.0/8,2001:db8::/32.',
    ],
    [
      { APP_ENV: 'test', COUNTRY_HEADER: 'cf-ipcountry' },
      'COUNTRY_HEADER names a header of your proxy, so TRUST_PROXY must say which proxy that is.',
    ],
    [
      { APP_ENV: 'test', DATABASE_URL: 'postgres://db' },
      'SECRET must be set where DATABASE_URL is: every process of a database signs with the same secret.',
    ],
    [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
    [{ APP_ENV: 'production' }, 'SECRET must be set in production: at least 32 random characters.'],
    [{ SEPA_CREDITOR_ID: 'DE00ZZZ09999999999' }, 'SEPA_CREDITOR_ID must be a SEPA creditor identifier such as DE98ZZZ09999999999.'],
    [{ SEPA_CREDITOR_IBAN: 'DE00370400440532013000' }, 'SEPA_CREDITOR_IBAN must be an IBAN without spaces such as DE89370400440532013000.'],
    [
      { APP_ENV: 'production', SECRET: 's'.repeat(32), SMTP_URL: 'smtp://localhost' },
      'MAIL_FROM must be set in production: the address that mails come from.',
    ],
    [
      {
        APP_ENV: 'production',
        SECRET: 's'.repeat(32),
        SMTP_URL: 'smtp://localhost',
        MAIL_FROM: 'post@emberleaf.test',
        PUBLIC_URL: 'https://www.example.org',
        SEPA_CREDITOR_ID: 'DE98ZZZ09999999999',
        SEPA_CREDITOR_IBAN: 'DE89370400440532013000',
      },
      'SMS_GATEWAY_URL must be set where SEPA_CREDITOR_ID is: direct debits are confirmed by a code that is sent by SMS.',
    ],
    [{ APP_ENV: 'production', SECRET: 's'.repeat(32) }, 'SMTP_URL must be set in production, or nobody could activate an account.'],
  ])('says in a sentence what is wrong with %o', (given, sentence) => {
    expect(() => readEnv(given)).toThrow(new EnvError(sentence));
  });

  test('names an address with a user or a password that is not encoded, and repeats neither', () => {
    expect(() => readEnv({ DATABASE_URL: 'postgres://app:100%zz@db/site' })).toThrow(
      new EnvError('DATABASE_URL must have a percent sign in the user or the password as %25, and other special characters encoded alike.'),
    );
  });

  test('takes the value of each variable from a file that NAME_FILE names', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'env-'));
    const file = path.join(folder, 'value');
    fs.writeFileSync(file, `${'s'.repeat(40)}\n`);
    const empty = path.join(folder, 'empty');
    fs.writeFileSync(empty, '\n');
    expect(readEnv({ SECRET_FILE: file }).secret).toBe('s'.repeat(40));
    expect(readEnv({ STRIPE_SECRET_KEY_FILE: file }).declared.text('STRIPE_SECRET_KEY')).toBe('s'.repeat(40));
    for (const [given, sentence] of [
      [{ SECRET_FILE: file, SECRET: 't'.repeat(40) }, 'SECRET and SECRET_FILE must not both be set.'],
      [{ SECRET_FILE: empty }, 'SECRET_FILE names an empty file.'],
      [{ SECRET_FILE: `${file}s` }, 'SECRET_FILE names a file that cannot be read: there is none.'],
      [{ SECRET_FILE: folder }, 'SECRET_FILE names a file that cannot be read: it is a folder.'],
      // Somebody has mixed up the two.
      [{ DATABASE_URL_FILE: 'postgres://app:secret@db/site' }, 'DATABASE_URL_FILE names a file that cannot be read: there is none.'],
    ] as const)
      expect(() => readEnv(given)).toThrow(new EnvError(sentence));
    fs.rmSync(folder, { recursive: true });
  });

  test.each([
    ['PUBLIC_URL', 'https://www.example.org'],
    ['TRUST_PROXY', '1'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.0.2.1'],
  ])('refuses to take a real installation for a development one: %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`APP_ENV must be set where ${name} is`);
    expect(readEnv({ APP_ENV: 'development', [name]: value }).appEnv).toBe('development');
  });

  test.each([
    ['PUBLIC_URL', 'http://localhost:3000'],
    ['PUBLIC_URL', 'http://de.localhost:3000'],
    ['HOST', 'localhost'],
    ['HOST', '127.0.0.2'],
    ['HOST', '::1'],
    ['TRUST_PROXY', 'off'],
  ])('needs no APP_ENV on a machine of its own: %s=%s', (name, value) => {
    expect(readEnv({ [name]: value }).appEnv).toBe('development');
  });

  test('always has rate limits and never demo data in production', () => {
    const env = readEnv({
      APP_ENV: 'production',
      SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'post@emberleaf.test',
      PUBLIC_URL: 'https://www.example.org/',
      RATE_LIMITS: 'off',
      SEED: 'on',
    });
    expect(env).toMatchObject({ seedOnStart: false, rateLimits: true, publicUrl: 'https://www.example.org' });
  });

  test.each([
    [{}, ['web', 'live', 'jobs']],
    [{ ROLE: 'jobs, web', DATABASE_URL: 'postgres://localhost/site' }, ['web', 'jobs']],
  ])('gives a process its roles: %j', (variables, roles) => {
    expect(readEnv(variables)).toMatchObject({ roles });
  });

  test.each([
    [{ ROLE: 'web,search' }, 'ROLE must be one or more of web, live, jobs, separated by commas, not "search".'],
    [{ ROLE: 'web,live' }, 'ROLE needs DATABASE_URL: with the embedded database, one process does everything.'],
  ])('refuses roles that nothing would do: %j', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message);
  });
});
