import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { type App, createApp } from '#app/server/create-app.ts';
import { createPlatform } from '#app/server/create-platform.ts';
import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { readEnv } from '#platform/server/env.ts';
import { settlePlace } from '#platform/server/file-place/file-place.ts';
import { shareCompiledSchemas } from './compiled-schemas.ts';
import { quiet } from './quiet.ts';

export interface TestResponse<E extends Endpoint> {
  readonly status: number;
  /** Typed for status 200 only; `body` holds the response of any status. */
  readonly reply: ReplyOf<E>;
  readonly error: { readonly code: string; readonly params: Record<string, string | number> } | undefined;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** An API client that keeps cookies as a browser does. */
export interface TestClient {
  call<E extends Endpoint>(endpoint: E, input?: { query?: QueryOf<E>; body?: BodyOf<E> }): Promise<TestResponse<E>>;
  /** The same without types, for requests that our client would never send. */
  raw(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse<Endpoint>>;
  readonly cookies: Map<string, string>;
}

export interface TestApp extends App {
  client(options?: { host?: string; ip?: string }): TestClient;
}

/**
 * The product's limits are seconds, and then the reply is 503: a machine that runs many tests may need more to open a connection. Tests
 * of a database that is away keep the product's (`createTestAppOn`).
 */
const patient: pg.PoolConfig = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000, query_timeout: 70_000 };

/** Makes a database with the demo sites and no member. By files, a copy needs half the time of one through the log. */
export async function copyTemplate(admin: pg.Client, database: string): Promise<void> {
  // Copies of one template are made one after another: PostgreSQL refuses a template that is in use.
  await admin.query('SELECT pg_advisory_lock(1)');
  await admin.query(`CREATE DATABASE ${database} TEMPLATE template_app STRATEGY FILE_COPY`);
  await admin.query('SELECT pg_advisory_unlock(1)');
}

/** A new app on a new database. `close` stops it and drops the database. */
export async function createTestApp(env: Record<string, string> = {}, log: Logger = quiet): Promise<TestApp> {
  const host = inject('databaseHost');
  const database = `app_${randomUUID().replaceAll('-', '')}`;
  const connection = { host, port: 5432, user: 'app' };
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  await copyTemplate(admin, database);

  const app = await createTestAppOn({ ...connection, ...patient, database, ...pooled() }, { ...directly(host, database), ...env }, log);
  return {
    ...app,
    async close() {
      await app.close();
      await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** With TEST_POOLER=pgbouncer the apps of tests are behind PgBouncer. */
const pooled = (): pg.PoolConfig => {
  const port = inject('poolerPort');
  return port === null ? {} : { host: '127.0.0.1', port };
};

function directly(host: string, database: string): Record<string, string> {
  const port = inject('poolerPort');
  if (port === null) return {};
  return {
    DATABASE_URL: `postgresql://app@127.0.0.1:${port}/${database}`,
    DATABASE_DIRECT_URL: `postgresql://app@localhost/${database}?host=${encodeURIComponent(host)}`,
    BUS: 'process',
  };
}

/** A new app on a migrated database that the test provides. */
export async function createTestAppOn(connection: pg.PoolConfig, env: Record<string, string> = {}, log: Logger = quiet): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(inject('runDir'), 'app-'));
  const platform = await createPlatform(
    readEnv({ APP_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: dataDir, DATABASE_POOL: '6', SECRET: 's'.repeat(40), ...env }),
    connection,
    log,
  );
  await settlePlace({ ...platform, db: platform.database.db });
  const app = await createApp(platform);
  shareCompiledSchemas(app.server);
  return {
    ...app,
    client: (options) => createClient(app, options),
    async close() {
      await app.close();
      // What was begun may still write.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

function createClient({ server }: App, { host = 'localhost', ip = '127.0.0.1' }: { host?: string; ip?: string } = {}): TestClient {
  const cookies = new Map<string, string>();
  const raw: TestClient['raw'] = async (method, url, body, headers = {}) => {
    const response = await server.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { host, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    // Files are not read: a test of one uses the server.
    const isJson = /\bjson\b/.test(String(response.headers['content-type']));
    const parsed = (isJson && response.body !== '' ? JSON.parse(response.body) : null) as {
      error?: TestResponse<Endpoint>['error'];
    } | null;
    return { status: response.statusCode, reply: parsed as never, error: parsed?.error, body: parsed, headers: response.headers };
  };
  return {
    cookies,
    raw,
    call: (endpoint, input = {}) =>
      raw(endpoint.method, `/api/${endpoint.path}${queryText(input.query)}`, input.body) as ReturnType<TestClient['call']> as never,
  };
}

function queryText(query: object | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) params.append(name, String(item));
  return params.size === 0 ? '' : `?${params}`;
}
