import type { FastifyRequest } from 'fastify';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import type { CallSpan, Traces } from '#platform/server/traces/traces.ts';
import { operationOf } from './process-metrics.ts';

/** Records a share of the calls, each with its statements. */
export function traceCalls(server: HttpServer, traces: Traces): void {
  if (!traces.isOn) return;
  const spans = new WeakMap<FastifyRequest, CallSpan>();
  server.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const parent = typeof traceparent === 'string' ? traceparent : undefined;
    const span = traces.begin(operationOf(request), { request: request.id, parent });
    if (span === null) return done();
    spans.set(request, span);
    span.within(done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end(reply.statusCode);
    done();
  });
}
