import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { readEnv } from '#platform/server/env.ts';
import { openErrorReports } from '#platform/server/error-reports/error-reports.ts';
import { readSentryDsn } from '#platform/server/error-reports/sentry-dsn.ts';
import { createLog } from '#platform/server/log.ts';
import { noTraces, statementName } from '#platform/server/traces/traces.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openCollector } from '#tests/support/process/collector.ts';
import { createTestApp } from '#tests/support/test-app.ts';

let collector: Awaited<ReturnType<typeof openCollector>>;
beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => collector.close());

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

/** The spans of a body in OTLP's JSON. */
const spansOf = (body: string): Sent[] => {
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
};

describe('traces', () => {
  test('have a call with its statements, in the trace of the caller, by names of the code’s own', async () => {
    const app = await createTestApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
      OTEL_TRACES_SAMPLER_ARG: '1',
    });
    const { client } = await buildMember(app);
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const parent = '00f067aa0ba902b7';
    const { headers } = await client.raw('GET', `/api/${getUser.path}?secret=word`, undefined, { traceparent: `00-${trace}-${parent}-00` });
    await app.close();
    const sent = collector.at('/v1/traces');
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer key', 'content-type': 'application/json' });
    const spans = sent.flatMap(({ body }) => spansOf(body));
    const call = spans.find(({ traceId, parentSpanId }) => traceId === trace && parentSpanId === parent);
    expect(call?.name).toBe(`GET /api/${getUser.path}`);
    expect(JSON.stringify(call)).toContain(String(headers['x-request-id']));
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(statements.length).toBeGreaterThan(0);
    for (const { name, traceId } of statements) expect([traceId, name]).toEqual([trace, expect.stringMatching(/^[A-Z]+( [a-z_]+)?$/)]);
    expect(sent.map(({ body }) => body).join('')).not.toMatch(/secret|word|@built\.test/);
  });

  test('have a job with its statements, and say that it failed without its words', async () => {
    const app = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' });
    const before = collector.received.length;
    app.platform.jobs.every('failing', 3600, async () => {
      await app.platform.database.db.selectFrom('sites').select('id').execute();
      throw new Error('what anna@built.test wrote');
    });
    await app.platform.database.pool.query(`INSERT INTO repeated_jobs (name, due_at) VALUES ('failing', now())`);
    await app.platform.jobs.runAllNow().catch(() => {});
    await app.close();
    const bodies = collector.received.slice(before).map(({ body }) => body);
    const spans = bodies.flatMap((body) => spansOf(body));
    const failed = spans.find(({ name }) => name === 'job failing');
    expect(failed).toMatchObject({ status: { code: 2 } });
    expect(spans.filter(({ parentSpanId }) => parentSpanId === failed?.spanId).map(({ name }) => name)).toContain('SELECT sites');
    expect(spans.map(({ name }) => name)).toContain('job files-remove');
    expect(bodies.join('')).not.toContain('built.test');
  });

  test('are off without an address, and a collector that is away holds up nothing', { tags: ['slow'] }, async () => {
    const without = await createTestApp();
    expect(without.platform.traces).toBe(noTraces);
    await without.close();
    const away = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' });
    expect((await away.client().raw('GET', '/readyz')).status).toBe(200);
    const begun = performance.now();
    await away.close();
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  test.each([
    ['select "id" from "users" where "name" = $1', 'SELECT users'],
    ['\n  -- Why.\n  INSERT INTO likes (a) VALUES ($1)', 'INSERT likes'],
    ['WITH a AS (SELECT 1) UPDATE sites SET x = 1', 'WITH sites'],
    ["SELECT set_config('a', $1, true)", 'SELECT'],
    ['begin', 'BEGIN'],
  ])('name the statement %s: %s', (statement, name) => expect(statementName(statement)).toBe(name));
});

describe('reports of errors', () => {
  const log = (reports: ReturnType<typeof openErrorReports>) =>
    createLog(readEnv({ APP_ENV: 'test', LOG_LEVEL: 'error' }), { write: () => {} }, reports);
  const place = () => readSentryDsn(collector.dsn) ?? { url: '', key: '' };

  test('are envelopes with the kind, the code, the stack and the route, without the message', async () => {
    const reports = openErrorReports(place(), 'test');
    const app = await createTestApp({}, log(reports));
    const { client } = await buildMember(app);
    const words = 'what anna@built.test wrote';
    // As a fault of the code's own would do it.
    app.platform.database.db.selectFrom = () => {
      throw Object.assign(new TypeError(`${words}\n    at secret (/home/anna/diary.ts:1:2)`), { code: '22P02' });
    };
    const { status } = await client.raw('GET', `/api/${getUser.path}?secret=word`);
    expect(status).toBe(500);
    await eventually(() => expect(collector.at('/api/42/envelope/').length).toBeGreaterThan(0));
    const sent = collector.at('/api/42/envelope/');
    for (const { headers, body } of sent) {
      expect(headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, sentry_client=\S+, sentry_key=publickey$/);
      const [head = '', item = '', event = ''] = body.split('\n');
      const { event_id: id } = JSON.parse(head) as { event_id: string };
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(JSON.parse(item)).toEqual({ type: 'event', length: Buffer.byteLength(event) });
      expect(body).not.toMatch(/anna|diary|secret|word/);
    }
    const { exception, ...event } = JSON.parse(sent[0]?.body.split('\n')[2] ?? '') as {
      exception: { values: [{ type: string; value: string; stacktrace: { frames: object[] } }] };
    };
    expect(event).toMatchObject({ platform: 'node', level: 'error', environment: 'test', transaction: `GET /api/${getUser.path}` });
    expect(event).toMatchObject({ tags: { code: '22P02' } });
    expect(exception.values[0]).toMatchObject({ type: 'TypeError', value: 'request failed' });
    expect(exception.values[0].stacktrace.frames.at(-1)).toMatchObject({
      in_app: true,
      filename: expect.stringContaining('traces.test.ts'),
    });
    await app.close();
  });

  test('are bounded, and stop for a while when the server refuses', async () => {
    const reports = openErrorReports(place(), 'test');
    const failing = log(reports);
    const before = collector.received.length;
    for (let count = 0; count < 200; count++) failing.error({ count }, 'a job was given up');
    await reports.close();
    expect(collector.received.length - before).toBe(4);
    collector.answer(429);
    failing.error({}, 'a job was given up');
    await reports.close();
    failing.error({}, 'a job was given up');
    await reports.close();
    expect(collector.received.length - before).toBe(5);
    expect(JSON.parse(collector.received.at(-1)?.body.split('\n')[2] ?? '')).toMatchObject({ message: 'a job was given up' });
    collector.answer(200);
  });
});
