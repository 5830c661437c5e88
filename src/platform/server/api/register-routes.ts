import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import { isForStaff } from '#platform/contract/endpoint.ts';
import { changedTermsErrors, commonErrors, staffAccessErrors } from '#platform/contract/errors.ts';
import { type SiteId, siteId, type UserId } from '#platform/contract/ids.ts';
import { fail, type Failure } from '#platform/contract/result.ts';
import { isLanguage, languageHeader } from '#platform/contract/languages.ts';
import { isOtherMember, memberHeader } from '#platform/contract/http/named-member.ts';
import type { Env } from '../env.ts';
import { networkOf } from '../network/client-network.ts';
import { type Callers, callerLimit } from '../limits/caller-limits.ts';
import { type ApiFacts, describeApi } from './describe-api.ts';
import type { Call, Staff, TaggedRoute, Viewer } from '../http/context.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { sendUnlessKnown } from '../http/etag.ts';
import { sendFailure } from '../http/failures.ts';
import { inputSchema } from '../http/closed-schema.ts';
import { cookieName, isSecure } from '../http/cookies.ts';
import { hostAndPortOf, hostOf } from '../network/host.ts';
import { isLocal } from '../network/this-machine.ts';
import { type Caller, type CallInProcess, callsInProcess, type Operation } from './in-process.ts';
import { createReferences } from '../http/references.ts';
import { createUploads, senderOf } from '../uploads/uploads.ts';
import { isPurged } from './purged-caller.ts';
import { namedSite, refuseStaff, type StaffLookup } from './staff-access.ts';

/** Finds the viewer and the site of a request; provided by the composition root. */
export interface RequestLookup extends Pick<Callers, 'viewer'> {
  /** The viewer, also one whose account a decision has closed. Absent: as `viewer`. */
  readonly closedViewer?: Callers['viewer'];
  /** `origin` is null if links must use the origin of the request. */
  site(host: string): Promise<{ readonly id: SiteId; readonly origin: string | null }>;
  /** The refusal of what `needsTerms`; null: the member has agreed. Absent: nobody is asked. */
  readonly refusedForTerms?: (site: SiteId, user: UserId, isContract: boolean) => Promise<Failure<'terms_changed'> | null>;
  /** For the API description. */
  readonly facts: ApiFacts;
  /** Absent: nobody is staff. */
  readonly office?: StaffLookup;
}

const noBody = { type: 'null' };

/** Of calls that are about no site. No site has this id. */
const noSite: RequestedSite = { id: siteId(0), origin: null };

/**
 * Mounts every endpoint: validates by its schema, authorises by its access, calls its operation and sends the reply. Returns
 * a function that calls the same operations in process.
 */
export function registerRoutes(server: HttpServer, env: Env, lookup: RequestLookup, routes: readonly TaggedRoute[]): CallInProcess {
  const uploads = createUploads(path.join(env.dataDir, 'uploads'));
  const references = createReferences();
  const operations: Operation[] = [];
  for (const { endpoint, handle } of routes) {
    const forStaff = isForStaff(endpoint.access);
    const viewerOf: Callers['viewer'] = endpoint.anyHost
      ? async () => null
      : ((endpoint.alsoClosed ? lookup.closedViewer : undefined) ?? lookup.viewer);
    const errors: Readonly<Record<string, number>> = {
      ...commonErrors,
      ...(forStaff && staffAccessErrors),
      ...(endpoint.needsTerms && changedTermsErrors),
      ...endpoint.errors,
    };
    const readUpload = endpoint.upload ? uploads.reader(endpoint) : null;
    const callFrom = async (caller: Caller, viewer: Viewer | null, reply: FastifyReply | null): Promise<Call> => {
      const host = hostOf(caller);
      return callOf(env, caller, reply, viewer, host, endpoint.anyHost ? noSite : await lookup.site(host));
    };
    const refusalOf = (viewer: Viewer | null): string | null =>
      endpoint.access === 'public' || viewer !== null ? null : 'authentication_required';
    // The renderer of members' pages has no staff.
    if (!forStaff)
      operations.push({
        definition: endpoint,
        errors,
        refusalOf,
        run: async (query, caller, viewer) => handle({ query, body: undefined }, await callFrom(caller, viewer, null)),
      });
    /** The site that a call for staff is about: the named one, else that of the host. */
    const staffSite = async (request: FastifyRequest) => {
      const named = namedSite(request.query);
      return named === null ? (await lookup.site(hostOf(request))).id : ((await lookup.office?.siteNamed(named)) ?? null);
    };
    const staffOf = async (request: FastifyRequest): Promise<Staff | null> => (await lookup.office?.staff(request)) ?? null;
    const refusing =
      (request: FastifyRequest, reply: FastifyReply) =>
      (code: string, params = {}) =>
        sendFailure(reply, code, errors[code] ?? 500, params, request.id);
    const mount = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: `/api/${endpoint.path}`,
        ...(endpoint.flag === undefined ? {} : { constraints: { flag: endpoint.flag } }),
        config: {
          ...callerLimit(endpoint.limit),
          anyHost: endpoint.anyHost === true,
          access: endpoint.access,
          upload: endpoint.upload === true,
          ...(endpoint.flag !== undefined && { operation: `${endpoint.method} /api/${endpoint.path}?${endpoint.flag}` }),
        },
        schema: {
          ...(endpoint.query ? { querystring: inputSchema(endpoint, endpoint.query) } : {}),
          // The fields of an upload are validated when the form has been read.
          ...(endpoint.body && !endpoint.upload ? { body: inputSchema(endpoint, endpoint.body) } : {}),
          response: { 200: endpoint.reply, ...(endpoint.empty ? { 204: noBody } : {}) },
        },
        // Authorises before reading, so that a caller without access learns nothing about the input and causes no work.
        preParsing: async (request, reply) => {
          if (forStaff) {
            const [staff, viewer, site] = await Promise.all([staffOf(request), viewerOf(request), staffSite(request)]);
            const refused = refuseStaff(endpoint, { staff, viewer, site });
            return refused === null ? undefined : refusing(request, reply)(refused.code, refused.params);
          }
          const named = request.headers[memberHeader];
          if (endpoint.access === 'public' && named === undefined) return undefined;
          const viewer = await viewerOf(request);
          // Reads, too: the page would show another member's data.
          const refusal = isOtherMember(String(named ?? ''), viewer?.userId) ? 'other_member' : refusalOf(viewer);
          if (refusal !== null) return refusing(request, reply)(refusal);
          if (!endpoint.needsTerms || viewer === null) return undefined;
          const changed = await lookup.refusedForTerms?.(
            (await lookup.site(hostOf(request))).id,
            viewer.userId,
            endpoint.needsTerms === 'contract',
          );
          return changed == null ? undefined : refusing(request, reply)(changed.code, changed.params);
        },
        handler: async (request, reply) => {
          const refuse = refusing(request, reply);
          const viewer = forStaff ? null : await viewerOf(request);
          const made = await callFrom(request, viewer, reply);
          const site = forStaff ? await staffSite(request) : made.site;
          if (site === null) return refuse('not_found');
          const call = forStaff ? { ...made, staff: await staffOf(request), site } : made;
          const handleSent = async (sent: Omit<Parameters<typeof handle>[0], 'query'>) => {
            try {
              return await handle({ query: request.query, ...sent }, call);
            } catch (error) {
              if (isPurged(viewer?.userId, error)) return fail('authentication_required');
              throw error;
            }
          };
          const result =
            readUpload === null ? await handleSent({ body: request.body }) : await readUpload(senderOf(viewer, call), request, handleSent);
          reply.header('cache-control', 'no-store');
          if (!result.ok) return refuse(result.code, result.params);
          if (endpoint.image) return reply.type('image/webp').send(result.value);
          if (endpoint.file)
            return reply
              .type(endpoint.file.type)
              .header('content-disposition', `attachment; filename="${endpoint.file.name}"`)
              .send(result.value);
          if (endpoint.reference) return references.send(request, reply, result.value);
          if (endpoint.revalidated) return sendUnlessKnown(request, reply, result.value);
          return endpoint.empty && result.value === null ? reply.code(204).send() : reply.send(result.value);
        },
      });
    if (endpoint.rawBody) server.register(async (scope) => void mount(readingText(scope)));
    else mount(server);
  }
  // Made once, at the first call: it is the same for everybody until the next start.
  let description: object | null = null;
  server.get('/api/openapi.json', { config: callerLimit() }, (request, reply) =>
    references.send(request, reply, (description ??= describeApi(routes, lookup.facts)), 'no-cache'),
  );
  return callsInProcess(server, operations);
}

/** A separate Fastify scope in which a body of any content type is kept as text. */
function readingText(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  return scope;
}

type RequestedSite = Awaited<ReturnType<RequestLookup['site']>>;

/** `reply` null: there is no client that could store a cookie. */
function callOf(env: Env, request: Caller, reply: FastifyReply | null, viewer: Viewer | null, host: string, site: RequestedSite): Call {
  const secure = isSecure(env, request);
  return {
    viewer,
    staff: null,
    site: site.id,
    host,
    origin: site.origin ?? `${request.protocol}://${hostAndPortOf(request)}`,
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    isLocal: isLocal(env, request),
    secure,
    header(name) {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (name) => request.cookies[name],
    locale: isLanguage(request.headers[languageHeader]) ? request.headers[languageHeader] : request.cookies['locale'],
    setCookie(name, value, { maxAgeSeconds, httpOnly }) {
      reply?.setCookie(cookieName(name, secure), value, { path: '/', maxAge: maxAgeSeconds, httpOnly, sameSite: 'lax', secure });
    },
    clearCookie(name) {
      reply?.clearCookie(cookieName(name, secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
    },
    log: request.log,
  };
}
