import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { randomUUID } from 'node:crypto';
import { commonErrors } from '#platform/contract/errors.ts';
import type { Env } from '../env.ts';
import { networkOf } from './client-network.ts';
import { compressAnswers } from './compression.ts';
import { answerFailure, answerThrown } from './failures.ts';
import type { SecurityLog } from '../security-log.ts';
import { refuseForeignOrigins } from './origin.ts';
import { describedUrl, queryFlag } from './query-flag.ts';
import { uploadLimits } from './read-upload.ts';
import { validators } from './validators.ts';

export type HttpServer = FastifyInstance;

const bodyLimit = 256 * 1024;

/** Fastify with what every request needs: a request id, cookies, rate limits, the origin check and our error format. */
export async function createHttpServer(env: Env, log: Logger, security: Pick<SecurityLog, 'write'>): Promise<HttpServer> {
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: env.trustProxy,
    bodyLimit,
    // The whole request must arrive within this time; long enough for the largest upload over a slow connection.
    requestTimeout: 300_000,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, constraints: { flag: queryFlag } },
    frameworkErrors: answerThrown,
  });
  server.setValidatorCompiler(validators());
  server.setErrorHandler(answerThrown);
  await compressAnswers(server);
  await server.register(cookie);
  await server.register(multipart, uploadLimits);
  await server.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'API', version: '1' } },
    transform: ({ schema, url, route }) => ({ schema, url: describedUrl(url, route.constraints?.['flag']) }),
  });
  await server.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    onExceeded: refusalsTo(security),
    ...(env.rateLimits ? {} : { allowList: () => true }),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('rate limited'), { statusCode: commonErrors.rate_limited, retryAfter: Math.ceil(context.ttl / 1000) }),
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(self), browsing-topics=()');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('x-frame-options', 'DENY');
    if (env.appEnv === 'production') reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
  server.addHook('onRequest', refuseForeignOrigins(env));
  server.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    answerFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
  // A separate route, so that an unknown URL under /api never falls through to a page.
  server.all('/api/*', { schema: { hide: true } as object }, unknown);
  server.setNotFoundHandler(unknown);
  return server;
}

/** Of a flood the first refusal of each address and minute is written, so that the log is no target itself. */
function refusalsTo(security: Pick<SecurityLog, 'write'>): (request: FastifyRequest, network: string) => void {
  const told = new Map<string, number>();
  return (request, network) => {
    const minute = Math.floor(Date.now() / 60_000);
    const reason = `${request.method} ${request.routeOptions.url ?? ''}`;
    const key = `${network} ${reason}`;
    if (told.get(key) === minute) return;
    if (told.size >= 10_000) told.clear();
    told.set(key, minute);
    security.write({ event: 'limit', outcome: 'refused', reason }, { network });
  };
}
