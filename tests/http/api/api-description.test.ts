import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '#features/account/contract/endpoints.ts';
import { isForStaff } from '#platform/contract/endpoint.ts';
import { commonErrors, type ErrorTable } from '#platform/contract/errors.ts';
import { siteId } from '#platform/contract/ids.ts';
import { createHttpServer } from '#platform/server/http/create-http-server.ts';
import { registerRoutes } from '#platform/server/api/register-routes.ts';
import { shareCompiledSchemas } from '#tests/support/compiled-schemas.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly 'x-refuses-unknown-fields'?: boolean;
  readonly parameters?: readonly { readonly name: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, object>>;
}

interface Document {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly responses: Readonly<Record<string, object>> };
}

const isEndpoint = (exported: unknown) => typeof exported === 'object' && exported !== null && 'about' in exported && 'reply' in exported;

let app: TestApp;
let document: Document;
let operations: readonly (readonly [string, Described])[];
beforeAll(async () => {
  app = await createTestApp();
  document = (await app.server.inject('/api/openapi.json')).json<Document>();
  operations = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, described]) => [`${method.toUpperCase()} ${url}`, described] as const),
  );
});
afterAll(() => app.close());

describe('the API description', () => {
  test('has an id of its own, a summary, a description and a tag for each call', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids.filter((id) => !/^(?:get|post|put|delete)[A-Z][A-Za-z0-9]*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    expect(new Set(tags).size).toBe(tags.length);
    for (const [call, described] of operations) {
      expect([call, described.description]).toEqual([call, expect.stringMatching(/^[A-Z`].{20,}\.$/s)]);
      expect([call, described.summary]).toEqual([call, expect.stringMatching(/^[A-Z`].{10,}[^.]$/s)]);
      expect([call, described.tags.filter((tag) => !tags.includes(tag))]).toEqual([call, []]);
      expect([call, described.tags.length]).not.toEqual([call, 0]);
    }
    expect(document.tags.filter(({ description }) => description === '')).toEqual([]);
  });

  test('groups the calls by the features that define them, and leaves out none', async () => {
    const homes = new Map<unknown, string>();
    for (const feature of readdirSync('src/features')) {
      const contract = path.resolve('src/features', feature, 'contract');
      for (const file of existsSync(contract) ? readdirSync(contract).filter((name) => !name.includes('.test.')) : [])
        for (const exported of Object.values((await import(path.join(contract, file))) as object)) homes.set(exported, feature);
    }
    const strays = app.features.routes.filter(({ endpoint, tag }) => homes.get(endpoint) !== tag.name);
    expect(strays.map(({ endpoint, tag }) => `${endpoint.method} ${endpoint.path} in ${tag.name}`)).toEqual([]);
    const mounted = new Set<unknown>(app.features.routes.map(({ endpoint }) => endpoint));
    expect([...homes.keys()].filter((one) => isEndpoint(one) && !mounted.has(one))).toEqual([]);
  });

  test('says who may make each call', () => {
    const expected = { public: [{}, { session: [] }], member: [{ session: [] }] };
    for (const { endpoint } of app.features.routes) {
      const { access, path: file, method } = endpoint;
      if (file === login.path && method === login.method) continue;
      expect([file, document.paths[`/api/${file}`]?.[method.toLowerCase()]?.security]).toEqual([
        file,
        isForStaff(access) ? [{ staff: access.right === null ? [] : [access.right] }] : expected[access],
      ]);
    }
  });

  test('lists each error of each call by its status', () => {
    for (const { endpoint } of app.features.routes) {
      const { path: file, method, errors } = endpoint;
      const responses = document.paths[`/api/${file}`]?.[method.toLowerCase()]?.responses ?? {};
      const { too_large, ...ofReads } = commonErrors;
      const all: ErrorTable = { ...ofReads, ...(method === 'GET' ? {} : { too_large }), ...errors };
      for (const [code, status] of Object.entries(all)) {
        const response = responses[status] ?? {};
        const described = '$ref' in response ? document.components.responses[String(response.$ref).split('/').at(-1) ?? ''] : response;
        expect([file, status, JSON.stringify(described)]).toEqual([file, status, expect.stringContaining(`"${code}"`)]);
      }
    }
    expect(document.components.responses['429']).toHaveProperty('headers.Retry-After');
  });

  test('describes the two calls of one method and path as one', () => {
    const described = document.paths['/api/user.php']?.['post'];
    expect(described?.parameters).toEqual([expect.objectContaining({ name: 'push', required: false })]);
    expect(described?.requestBody?.content['application/json']?.schema.anyOf).toEqual([
      expect.objectContaining({ required: ['email', 'password'] }),
      expect.objectContaining({ required: ['subscription'] }),
    ]);
    expect(described?.tags).toEqual(['account', 'push']);
  });

  test('allows no unknown field in a body of which it says so', () => {
    // Two calls of one address, of which only the login refuses them.
    const refusing = operations.filter(([call, described]) => described['x-refuses-unknown-fields'] && call !== 'POST /api/user.php');
    expect(refusing.length).toBeGreaterThan(20);
    const bodies = refusing.flatMap(([call, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => openObjects(schema).map((open) => `${call}: ${open}`)),
    );
    expect(bodies).toEqual([]);
  });

  test('is made once, however often it is asked for', async () => {
    let made = 0;
    const facts = {
      sessionCookie: 'auth',
      get contact() {
        made++;
        return '/pages/imprint';
      },
    };
    const server = await createHttpServer(app.platform.env, quiet);
    registerRoutes(
      server,
      app.platform.env,
      { viewer: async () => null, site: async () => ({ id: siteId(1), origin: null }), facts },
      app.features.routes,
    );
    shareCompiledSchemas(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.inject('/api/openapi.json')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await server.inject('/api/openapi.json');
    expect(made).toBe(1);
    await server.close();
  });

  test('is sent once to whoever has it', async () => {
    const [first, second] = [await app.server.inject('/api/openapi.json'), await app.server.inject('/api/openapi.json')];
    expect(second.headers['etag']).toBe(first.headers['etag']);
    const again = await app.server.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(first.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

/** The objects in a schema that take fields they do not name. */
function openObjects({ properties, additionalProperties, items, anyOf }: Schema): string[] {
  const parts = [...Object.values(properties ?? {}), ...(items ? [items] : []), ...(anyOf ?? [])];
  return [...(properties && additionalProperties !== false ? [Object.keys(properties).join()] : []), ...parts.flatMap(openObjects)];
}
