import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { thisRelease } from '../release.ts';
import { readTraceparent, statementName, type Traces } from './traces.ts';

export interface TracesAddress {
  /** Of a collector; traces go to its `/v1/traces`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of all calls, from 0 to 1. */
  readonly share: number;
}

/** Ms for sending; what a collector does not take by then is lost. */
const longestSend = 3000;
/** Of the texts of statements, each with its name. */
const maxNames = 2000;

/** Traces that a collector gets by OTLP over HTTP. Loaded only where that is configured. */
export function openTraces({ url, headers, share }: TracesAddress): Traces {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, headers: { ...headers }, timeoutMillis: longestSend });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'emberleaf', 'service.version': thisRelease }),
    // A caller's wish to be recorded is not followed: the share below bounds the cost.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: longestSend })],
  });
  const tracer = provider.getTracer('emberleaf');
  const current = new AsyncLocalStorage<Span>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = statementName(text);
    if (names.size < maxNames) names.set(text, name);
    return name;
  };
  return {
    isOn: true,
    begin(operation, { request, parent }) {
      if (Math.random() >= share) return null;
      const caller = readTraceparent(parent);
      const context =
        caller === null
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, {
              traceId: caller.trace,
              spanId: caller.span,
              traceFlags: TraceFlags.SAMPLED,
              isRemote: true,
            });
      const span = tracer.startSpan(
        operation,
        { kind: SpanKind.SERVER, attributes: { ...(request !== undefined && { request }) } },
        context,
      );
      return {
        within: (work) => current.run(span, work),
        end(status) {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async job(name, work) {
      if (Math.random() >= share) return work();
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      try {
        return await current.run(span, work);
      } catch (error) {
        // Not recorded: its message may repeat what somebody wrote.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    statement(text, ms, failed) {
      const call = current.getStore();
      if (call === undefined || !call.isRecording()) return;
      const now = performance.timeOrigin + performance.now();
      const options = { kind: SpanKind.CLIENT, startTime: now - ms, attributes: { 'db.system.name': 'postgresql' } };
      const span = tracer.startSpan(nameOf(text), options, trace.setSpan(ROOT_CONTEXT, call));
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    async close() {
      // A collector that is away is nobody's error here.
      await provider.shutdown().catch(() => {});
    },
  };
}
