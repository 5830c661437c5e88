import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Staff, Viewer } from '#platform/server/http/context.ts';
import { makeDueCopies } from '#platform/server/file-deletions/file-copies.ts';
import { removeDueFiles } from '#platform/server/file-deletions/file-deletions.ts';
import { limitCallers } from '#platform/server/limits/caller-limits.ts';
import { limitConnections, mostConnections } from '#platform/server/limits/connections.ts';
import { rawCookieOf } from '#platform/server/http/cookies.ts';
import { countOpenRequests } from '#platform/server/http/open-requests.ts';
import { createHttpServer, type HttpServer, isLiveAddress } from '#platform/server/http/create-http-server.ts';
import { isOwnOrigin } from '#platform/server/http/origin.ts';
import { hostOf } from '#platform/server/network/host.ts';
import { hasForeignPort, hasImpossiblePort } from '#platform/server/http/host-port.ts';
import type { UnmetRequirement } from '#platform/server/feature.ts';
import type { CallInProcess } from '#platform/server/api/in-process.ts';
import { networkOf } from '#platform/server/network/client-network.ts';
import { callerAddress, trustOf } from '#platform/server/network/proxies.ts';
import { keepProxyHeaders } from '#platform/server/http/proxy-headers.ts';
import { registerRoutes } from '#platform/server/api/register-routes.ts';
import { createLiveServer } from '#platform/server/live/live-server.ts';
import { authCookie } from '#features/account/server/index.ts';
import { cookiePage } from './texts/cookie-page.ts';
import { mountDevelopment } from './operation/development.ts';
import type { Features } from './composed-features.ts';
import { composeFeatures } from './features.ts';
import { measureDatabase } from './operation/database-metrics.ts';
import { measureEngines } from './operation/engine-metrics.ts';
import { operateBackups } from './operation/backups.ts';
import { measureMachine } from './operation/machine-metrics.ts';
import { measureProcess } from './operation/process-metrics.ts';
import { traceCalls } from './operation/trace-calls.ts';
import { mountHealth } from './operation/health.ts';
import { hasOtherPlace, keepSettling } from '#platform/server/file-place/file-place.ts';
import { awayReasons } from '#platform/server/storage/storage-away.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isClosed, sendClosed } from './sites/closed-site.ts';
import { isOfPreview, mountPreviews, previewOf } from './sites/previewed-sites.ts';
import { publicOrigin } from './sites/site-origin.ts';
import { drain, drainAlone, type DrainTimes } from './start/drain.ts';

export interface App {
  readonly server: HttpServer;
  readonly features: Features;
  readonly platform: Platform;
  /** The caller; looked up once per request. */
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  readonly callInProcess: CallInProcess;
  /** Answers as before until nothing is open, but tells everybody to go elsewhere. See `drain.ts`. */
  drain(times: DrainTimes): Promise<void>;
  /** The same for a process that ends in a moment by an error: nobody waits for what is open, and no job begins. */
  giveUp(): void;
  /** Stops accepting requests, ends sockets and jobs, then closes the database. */
  close(): Promise<void>;
}

const presenceEvery = 60_000;
/** Seconds. */
const filesCopiedEvery = 5;
const filesRemovedEvery = 5;

/** Without its bucket, or with another one since it started, a process serves pages but no files. */
const unmetStorage = async ({ storage, database, env }: Platform): Promise<readonly UnmetRequirement[]> => {
  const fault = await storage.fault();
  if (fault !== null) return [{ name: 'bucket', isVital: false, why: `The bucket of S3_URL cannot be used: ${awayReasons[fault]}.` }];
  if (!(await hasOtherPlace(database.db, env.s3))) return [];
  const why = 'The files of this installation are elsewhere: restart this process with the S3_URL of the others.';
  return [{ name: 'bucket', isVital: false, why }];
};

/**
 * The whole product without its pages: API, live socket, jobs, health, development controls. `alsoUnmet`: requirements of the
 * installation that are unmet, in addition to those that features report.
 */
export async function createApp(platform: Platform, alsoUnmet: () => readonly UnmetRequirement[] = () => []): Promise<App> {
  const { env, log, bus, jobs, security } = platform;
  void security.importFiles();
  const features = composeFeatures(platform);
  const server = await createHttpServer(env, log, cookiePage);
  traceCalls(server, platform.traces);
  const openRequests = countOpenRequests(server);
  const trusts = trustOf(env.trustProxy);
  let isDraining = false;
  if (env.rateLimits)
    limitConnections(server.server, mostConnections, {
      trusts,
      refused: (network) => security.write({ event: 'limit', outcome: 'refused', reason: 'connections' }, { network }),
    });
  if (!env.roles.includes('web'))
    server.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.anyRole !== true) return reply.code(404).send();
    });
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.anyHost) return;
    if (hasImpossiblePort(request)) throw Object.assign(new Error('no machine has this port'), { statusCode: 400 });
    const site = await features.sites.byHost(hasForeignPort(env, request) ? '' : hostOf(request));
    if (isClosed(site, request, platform.clock.now())) return sendClosed(site, request, reply);
  });

  mountPreviews(server, env, features);

  const recognise = async (request: { readonly headers: IncomingHttpHeaders }, alsoClosed = false): Promise<Viewer | null> => {
    const site = await features.sites.byHost(hostOf(request));
    return features.sessions.recognise(site.id, rawCookieOf(env, request.headers, authCookie), alsoClosed);
  };
  const viewers = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  const viewerOf: App['viewerOf'] = (request) => {
    // There may be no site that somebody could be logged in to.
    if (request.routeOptions.config.anyHost === true || previewOf(request)?.as === 'visitor') return Promise.resolve(null);
    const known = viewers.get(request) ?? recognise(request);
    viewers.set(request, known);
    return known;
  };
  const staff = new WeakMap<FastifyRequest, Promise<Staff | null>>();
  const staffOf = (request: FastifyRequest): Promise<Staff | null> => {
    const known = staff.get(request) ?? features.staffOf(request);
    staff.set(request, known);
    return known;
  };
  await limitCallers(server, platform, { viewer: viewerOf, claimsSession: ({ cookies }) => cookies[authCookie] !== undefined });
  const callInProcess = registerRoutes(
    server,
    env,
    {
      viewer: viewerOf,
      refusedForTerms: features.refusedForTerms,
      closedViewer: (request) => recognise(request, true),
      async site(host) {
        const site = await features.sites.byHost(host);
        return { id: site.id, origin: publicOrigin(env, site) };
      },
      office: {
        staff: staffOf,
        async siteNamed(id) {
          const sites = await features.sites.all();
          return sites.find((site) => String(site.id) === id)?.id ?? null;
        },
      },
      facts: { sessionCookie: authCookie, contact: '/pages/imprint' },
    },
    features.routes,
  );
  features.mount(server);
  const backups = operateBackups(platform);
  mountHealth(
    server,
    platform,
    {
      unmetRequirements: async () => [
        ...(await features.unmetRequirements()),
        ...(await unmetStorage(platform)),
        ...(await backups.unmet()),
        ...alsoUnmet(),
      ],
      openTasks: features.openTasks,
      backup: backups,
    },
    () => isDraining,
  );
  const liveServer = createLiveServer(
    { bus, log, limits: platform.limits, sockets: platform.sockets },
    {
      async authenticate(request) {
        const [viewer, site] = await Promise.all([recognise(request), features.sites.byHost(hostOf(request))]);
        if (site.closesAt !== null && site.closesAt <= platform.clock.now()) return null;
        return viewer && { userId: viewer.userId, sessionId: viewer.sessionId, site: site.id };
      },
      networkOf(request) {
        keepProxyHeaders(env, trusts, request);
        return networkOf(callerAddress(request, trusts));
      },
      limited: env.rateLimits,
      mayConnect: ({ headers }) => isOwnOrigin(env, headers) && !isOfPreview(env, features, headers),
      isSessionOpen: features.sessions.isOpen,
      missed: features.missed,
      frames: features.frames,
      connected: (user) => features.present([user]),
      disconnected(user) {
        features.present([user]);
        features.left(user);
      },
    },
  );
  // Who is connected stays online when the clock is moved.
  mountDevelopment(server, platform, features, () => features.present(liveServer.users()));
  measureDatabase(platform, features.openTasks);
  measureEngines(platform);
  measureMachine(platform, backups);
  measureProcess(platform, { server, sockets: liveServer.sockets });
  const presence = setInterval(() => features.present(liveServer.users()), presenceEvery).unref();
  server.server.on('upgrade', (request, socket, head) => {
    if (isLiveAddress(request) && env.roles.includes('live')) liveServer.upgrade(request, socket, head);
    else if (isLiveAddress(request))
      socket.once('error', () => socket.destroy()).end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    // With hot reload, Vite has its own socket on this server.
    else if (server.server.listenerCount('upgrade') === 1) socket.destroy();
  });
  const endSettling = keepSettling({ ...platform, db: platform.database.db });
  server.addHook('preClose', async () => {
    clearInterval(presence);
    endSettling();
    await liveServer.close();
  });

  await platform.fleet?.join(features.processes);
  // First, because what is to be copied is removed only afterwards.
  jobs.every('files-copy', filesCopiedEvery, () => makeDueCopies({ ...platform, db: platform.database.db }));
  jobs.every('files-remove', filesRemovedEvery, () => removeDueFiles({ ...platform, db: platform.database.db }));
  await jobs.start();
  return {
    server,
    features,
    platform,
    viewerOf,
    callInProcess,
    async drain(times) {
      isDraining = true;
      await drain(times, { openRequests, liveServer, jobs });
    },
    giveUp() {
      isDraining = true;
      openRequests.endConnections();
      void liveServer.drain(drainAlone.socketsWithin).catch(() => {});
      jobs.beginNoMore();
    },
    async close() {
      await server.close();
      await jobs.stop();
      platform.mailer.close();
      await bus.close();
      platform.sockets.close();
      await platform.fleet?.leave();
      platform.redis?.close();
      await platform.metrics.close();
      await platform.traces.close();
      await platform.database.close();
    },
  };
}
