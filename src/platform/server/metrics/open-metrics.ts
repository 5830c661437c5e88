import { once } from 'node:events';
import { createServer } from 'node:http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { EnvError } from '../env-error.ts';
import type { Metrics, Read } from './metrics.ts';

export interface MetricsAddress {
  readonly port: number;
  readonly host: string;
}

const metricsPath = '/metrics';

/** Metrics that Prometheus can read at a port of their own. Loaded only where that port is configured. */
export function openMetrics({ port, host }: MetricsAddress): Metrics {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true });
  const provider = new MeterProvider({ readers: [exporter] });
  const meter = provider.getMeter('emberleaf');
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path === metricsPath && request.method === 'GET') exporter.getMetricsRequestHandler(request, response);
    else response.writeHead(404).end();
  });
  const observe = (kind: 'createObservableGauge' | 'createObservableCounter') => (name: string, help: string, read: Read) =>
    meter[kind](name, { description: help }).addCallback(async (result) => {
      const found = await read();
      if (typeof found === 'number') result.observe(found);
      else for (const { value, labels } of found ?? []) result.observe(value, labels);
    });
  return {
    isOn: true,
    histogram(name, help, bounds) {
      const histogram = meter.createHistogram(name, { description: help, advice: { explicitBucketBoundaries: [...bounds] } });
      return (value, labels) => histogram.record(value, labels);
    },
    gauge: observe('createObservableGauge'),
    counter: observe('createObservableCounter'),
    async listen() {
      // It does not keep the process alive.
      server.listen(port, host).unref();
      try {
        await once(server, 'listening');
      } catch (error) {
        throw new EnvError(`METRICS_PORT and METRICS_HOST name a place where nobody can listen: ${String(error)}.`);
      }
      const address = server.address();
      return `http://${host.includes(':') ? `[${host}]` : host}:${typeof address === 'object' ? address?.port : port}${metricsPath}`;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await provider.shutdown();
    },
  };
}
