import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonErrors, staffAccessErrors } from '#platform/contract/errors.ts';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { namedSite, refuseStaff } from '#platform/server/api/staff-access.ts';
import type { Staff } from '#platform/server/http/context.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { hostOf } from '#platform/server/network/host.ts';
import type { Sites } from '#features/site/server/index.ts';
import { caseChanged } from './case-changed.ts';
import { isSeen, type Sight, sightOf } from './sight.ts';

interface Deps {
  readonly bus: Bus;
  readonly sites: Pick<Sites, 'byHost' | 'all'>;
  /** The staff of a request, whose session does not count as used by it: a page that is left open shall log out. */
  readonly staffWatching: (request: FastifyRequest) => Promise<Staff | null>;
}

interface Stream {
  readonly request: FastifyRequest;
  readonly response: ServerResponse;
  readonly staff: StaffId;
  readonly site: SiteId;
  sight: Sight;
}

/** Of one person; the oldest gives way to a new one. */
const mostStreams = 6;
/** Bytes that may wait for a slow reader, who then connects again. */
const mostWaiting = 65_536;
/** Ms between signs of life, with each of which the session and the rights are read again. */
const heartbeatMs = 20_000;

const failures: Readonly<Record<string, number>> = { ...commonErrors, ...staffAccessErrors };

/** `GET /api/admin/live`: an event for each change of a case, as server-sent events, to staff who may see it. */
export function createLiveCases({ bus, sites, staffWatching }: Deps): (server: FastifyInstance) => void {
  const streams = new Set<Stream>();
  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.response.end();
  };
  const write = (stream: Stream, text: string) => {
    if (stream.response.writableLength > mostWaiting) end(stream);
    else stream.response.write(text);
  };
  bus.subscribe(caseChanged, ({ site, number, kind, payment, what }) => {
    for (const stream of streams)
      if (stream.site === site && isSeen(stream.sight, { kind, isAboutPayment: payment }))
        write(stream, `event: cases\ndata: ${JSON.stringify({ number, what })}\n\n`);
  });
  // The page reads the queue again when its stream is there again.
  bus.onGap(() => [...streams].forEach(end));

  const beat = async (stream: Stream) => {
    const staff = await staffWatching(stream.request).catch(() => null);
    if (staff === null || refuseStaff({ access }, { staff, viewer: null, site: stream.site }) !== null) return end(stream);
    stream.sight = sightOf(staff.grants, stream.site);
    write(stream, ': here\n\n');
  };

  return (server) => {
    const heartbeat = setInterval(() => [...streams].forEach((stream) => void beat(stream)), heartbeatMs);
    heartbeat.unref();
    server.addHook('preClose', async () => {
      clearInterval(heartbeat);
      [...streams].forEach(end);
    });
    server.get('/api/admin/live', { config: callerLimit() }, async (request, reply) => {
      const named = namedSite(request.query);
      const site =
        named === null
          ? (await sites.byHost(hostOf(request))).id
          : ((await sites.all()).find(({ id }) => String(id) === named)?.id ?? null);
      const staff = await staffWatching(request);
      const refused = refuseStaff({ access }, { staff, viewer: null, site });
      if (refused !== null || staff === null || site === null) {
        const { code, params } = refused ?? { code: 'not_found', params: {} };
        return sendFailure(reply, code, failures[code] ?? 404, params, request.id);
      }
      reply.hijack();
      const response = reply.raw;
      const own = [...streams].filter((stream) => stream.staff === staff.staffId);
      own.slice(0, Math.max(0, own.length - mostStreams + 1)).forEach(end);
      const stream: Stream = { request, response, staff: staff.staffId, site, sight: sightOf(staff.grants, site) };
      response.on('close', () => streams.delete(stream));
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Otherwise the connection would outlive its stream, and a server that stops would wait for it.
        connection: 'close',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      streams.add(stream);
      write(stream, ': here\n\n');
      return reply;
    });
  };
}

const access = { right: 'office.see' } as const;
