import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

describe('the environment', () => {
  test('has a default for everything in development', () => {
    expect(readEnv({})).toMatchObject({
      appEnv: 'development',
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
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
    [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
    [{ APP_ENV: 'production' }, 'SECRET must be set in production: at least 32 random characters.'],
    [{ SEPA_CREDITOR_ID: 'DE00ZZZ09999999999' }, 'SEPA_CREDITOR_ID must be a SEPA creditor identifier such as DE98ZZZ09999999999.'],
    [{ SEPA_CREDITOR_IBAN: 'DE00370400440532013000' }, 'SEPA_CREDITOR_IBAN must be an IBAN without spaces such as DE89370400440532013000.'],
    [{ APP_ENV: 'production', SECRET: 's'.repeat(32) }, 'SMTP_URL must be set in production, or nobody could activate an account.'],
  ])('says in a sentence what is wrong with %o', (given, sentence) => {
    expect(() => readEnv(given)).toThrow(new EnvError(sentence));
  });

  test('always has rate limits and never demo data in production', () => {
    const env = readEnv({
      APP_ENV: 'production',
      SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://localhost',
      PUBLIC_URL: 'https://www.example.org/',
      RATE_LIMITS: 'off',
      SEED: 'on',
    });
    expect(env).toMatchObject({ seedOnStart: false, rateLimits: true, publicUrl: 'https://www.example.org' });
  });
});
