import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { commonErrors } from '#platform/contract/errors.ts';
import type { Env } from '../env.ts';
import { boundBodies } from './body-bounds.ts';
import { handlesClientErrors, type CookiePage } from './client-errors.ts';
import { compressResponses } from './compression.ts';
import { readOwnCookies } from './cookies.ts';
import { sendFailure, sendThrown } from './failures.ts';
import { endPipelines } from './pipelining.ts';
import { endSpareConnections } from './spare-connections.ts';
import { tarpit } from './tarpit.ts';
import { keepProxyHeaders } from './proxy-headers.ts';
import { readTraceparent } from '../traces/traces.ts';
import { trustOf } from '../network/proxies.ts';
import { refuseForeignOrigins } from './origin.ts';
import { queryFlag } from './query-flag.ts';
import { uploadLimits } from './form-limits.ts';
import { validators } from './validators.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: also answers for hosts without a site. */
    anyHost?: boolean;
    /** True: every process answers, whatever its role. */
    anyRole?: boolean;
    /** True: reads and changes nothing, so any page may send a form there. */
    anyOrigin?: boolean;
    /** True: a 404 is delayed like a rate limit's refusal, because each costs a query. See `holdRefusals`. */
    holdsMissing?: boolean;
  }
}

export type HttpServer = FastifyInstance;

/** The trace that a proxy or another program has begun, so that its lines and ours can be found together. */
function traceOf(header: unknown): { readonly trace?: string } {
  const caller = readTraceparent(header);
  return caller === null ? {} : { trace: caller.trace };
}

const bodyLimit = 256 * 1024;
/** Time limit for the head of a request. */
const headersMs = 60_000;

/** The only address of the live socket. */
export const isLiveAddress = ({ url }: IncomingMessage): boolean => url?.split('?')[0] === '/api/live';

/** Vite has a socket for hot reload. */
const isForSocket = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' &&
  (isLiveAddress(request) || request.headers['sec-websocket-protocol']?.startsWith('vite-') === true);

/** Fastify with everything that each request needs: a request id, cookies, the origin check and our error format. */
export async function createHttpServer(env: Env, log: Logger, cookiePage: CookiePage = () => ''): Promise<HttpServer> {
  const trusts = trustOf(env.trustProxy);
  const sendHead = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(self), browsing-topics=()');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('x-frame-options', 'DENY');
    if (env.appEnv === 'production') reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload');
  };
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: trusts,
    bodyLimit,
    // Node has one time limit for all requests, but a large file over a slow connection must have none: see `boundBodies` and
    // `watchRate`.
    requestTimeout: 0,
    // A client that offers another protocol, such as HTTP/2 without TLS, gets an answer in HTTP/1.
    http: { shouldUpgradeCallback: isForSocket },
    clientErrorHandler: handlesClientErrors(cookiePage),
    genReqId: () => randomUUID(),
    childLoggerFactory: (logger, bindings, opts, { headers }) => logger.child({ ...bindings, ...traceOf(headers['traceparent']) }, opts),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // A request may be on its way when the server closes its connection.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, constraints: { flag: queryFlag } },
    // Errors outside of hooks, such as for an address that cannot be decoded.
    frameworkErrors(error, request, reply) {
      sendHead(request, reply);
      sendThrown(error, request, reply);
    },
  });
  server.server.headersTimeout = headersMs;
  endPipelines(server);
  endSpareConnections(server);
  boundBodies(server);
  tarpit(server);
  server.addHook('onRequest', async ({ raw }) => keepProxyHeaders(env, trusts, raw));
  server.setValidatorCompiler(validators());
  server.setErrorHandler(sendThrown);
  await compressResponses(server);
  await server.register(cookie);
  readOwnCookies(server, env);
  await server.register(multipart, uploadLimits);
  server.addHook('onRequest', async (request, reply) => sendHead(request, reply));
  server.addHook('onRequest', refuseForeignOrigins(env));
  server.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  const unknown = (request: FastifyRequest, reply: FastifyReply) => sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
  // A separate route, so that an unknown URL under /api never falls through to a page.
  server.all('/api/*', unknown);
  server.setNotFoundHandler(unknown);
  return server;
}
