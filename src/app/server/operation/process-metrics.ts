import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { callMeter } from '#platform/server/metrics/metrics.ts';
import type { Platform } from '#platform/server/platform.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name in the metrics, where method and address of the route do not suffice. */
    operation?: string;
  }
}

interface Watched {
  readonly server: HttpServer;
  /** Open sockets of this process. */
  readonly sockets: () => number;
}

/** What the process knows about itself without asking the database. */
export function measureProcess(
  { metrics, bus, database: { pool } }: Pick<Platform, 'metrics' | 'bus' | 'database'>,
  { server, sockets }: Watched,
): void {
  if (!metrics.isOn) return;
  const call = callMeter(metrics);
  server.addHook('onResponse', (request, reply, done) => {
    call(operationOf(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  metrics.gauge('emberleaf_live_sockets', 'Open live sockets of this process', sockets);
  metrics.counter('emberleaf_bus_events_total', 'Events sent to other processes, received from them, and received for nobody here', () =>
    Object.entries(bus.counts()).map(([kind, value]) => ({ value, labels: { kind } })),
  );
  metrics.gauge('emberleaf_pool_connections', 'Connections of the database pool, by state', () => [
    { value: pool.totalCount - pool.idleCount, labels: { state: 'in_use' } },
    { value: pool.idleCount, labels: { state: 'idle' } },
  ]);
  metrics.gauge('emberleaf_pool_size', 'Most connections that the database pool opens', () => pool.options.max);
  metrics.gauge('emberleaf_pool_waiting', 'Tasks that wait for a connection of the pool', () => pool.waitingCount);
  metrics.gauge('emberleaf_process_memory_bytes', 'Memory of this process', () => process.memoryUsage.rss());
  const stop = measureEventLoop(metrics);
  server.addHook('onClose', async () => stop());
}

/** Ms. */
const resolution = 10;

/** The delays since the last reading. With two readers, each gets those of its own share of the time. Returns the function that stops it. */
function measureEventLoop(metrics: Platform['metrics']): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  /** Node counts from one timer to the next, so an idle process would be late by the resolution. */
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
  metrics.gauge('emberleaf_event_loop_delay_seconds', 'How late timers fired since the last reading', () => {
    if (delay.count === 0) return null;
    const readings = [
      { value: late(delay.percentile(50)), labels: { quantile: '0.5' } },
      { value: late(delay.percentile(99)), labels: { quantile: '0.99' } },
      { value: late(delay.max), labels: { quantile: '1' } },
    ];
    delay.reset();
    return readings;
  });
  return () => void delay.disable();
}

/** Of the route, never of the address, which anybody can make up. */
export function operationOf({ method, routeOptions: { url, config } }: FastifyRequest): string {
  if (config.operation !== undefined) return config.operation;
  return url === undefined ? 'unknown' : `${method} ${url}`;
}
