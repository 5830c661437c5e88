import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '#platform/contract/endpoint.ts';
import { commonErrors } from '#platform/contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { SecurityLog } from '../security-log.ts';
import { networkOf, wideNetworkOf } from '../network/client-network.ts';
import { callCounts, callerOf, keyOf } from './call-counts.ts';
import type { Limits } from './limits.ts';
import type { Viewer } from '../http/context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

interface Limit {
  readonly max: number | ((request: FastifyRequest, key: string) => number);
  readonly timeWindow: string;
}

/** Calls per minute of one member, and of all visitors behind one address: an office, a mobile carrier. */
export const perMember = 300;
export const perAddress = 1200;

/** Invalid sessions per minute and address; with more, calls of the address count as those of visitors at once. */
const maxUnknownSessions = 120;

interface Deps {
  readonly env: Pick<Env, 'rateLimits'>;
  readonly clock: Clock;
  readonly security: Pick<SecurityLog, 'write'>;
  readonly limits: Limits;
}

/** Finds the sender of a request. */
export interface Callers {
  viewer(request: FastifyRequest): Promise<Viewer | null>;
  /** Whether the request has a session cookie, which may be made up. */
  claimsSession(request: FastifyRequest): boolean;
}

const isPublicWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && routeOptions.config.access === 'public';

const isMember = (key: string): boolean => callerOf(key).member !== null;

/** The route's limit: `max` calls per minute of one caller; by default the usual number. */
export const callerLimit = (max?: number): { readonly rateLimit: Limit } => ({
  rateLimit: { max: max ?? ((_request, key) => (isMember(key) ? perMember : perAddress)), timeWindow: '1 minute' },
});

/**
 * Counts the calls of routes that have a `callerLimit`: a member's calls by the member, wherever they come from, visitors' calls by
 * their network and its /48. Writes that are open to visitors always count by the network, because somebody who guesses passwords or
 * creates accounts may have any number of sessions.
 */
export async function limitCallers(server: FastifyInstance, { env, clock, security, limits }: Deps, callers: Callers): Promise<void> {
  const guesses = createGuesses(limits);
  await server.register(rateLimit, {
    global: false,
    store: callCounts(limits),
    allowList: () => !env.rateLimits,
    keyGenerator: async (request) => {
      const network = networkOf(request.ip);
      if (!env.rateLimits || !callers.claimsSession(request) || isPublicWrite(request)) return network;
      const viewer = await guesses.check(network, () => callers.viewer(request));
      return viewer === null ? network : keyOf({ member: viewer.userId, network });
    },
    onExceeded: writeRefusals(clock, security),
    errorResponseBuilder: (_request, context) => refusal(context.ttl),
  });
}

const refusal = (ttl: number) =>
  Object.assign(new Error('rate limited'), { statusCode: commonErrors.rate_limited, retryAfter: Math.ceil(ttl / 1000) });

/** Counts invalid sessions by network; a session counts as invalid while it is being looked up. */
function createGuesses(limits: Limits) {
  const wrong = limits.counter('invalid sessions');
  const checking = new Map<string, number>();
  const change = (network: string, by: number) => {
    const left = (checking.get(network) ?? 0) + by;
    if (left > 0) checking.set(network, left);
    else checking.delete(network);
  };
  return {
    /** Null without a lookup if there were too many in this minute. */
    async check<Found>(network: string, find: () => Promise<Found | null>): Promise<Found | null> {
      if (wrong.known(network).own + (checking.get(network) ?? 0) >= maxUnknownSessions) return null;
      change(network, 1);
      let found: Found | null = null;
      try {
        found = await find();
        return found;
      } finally {
        if (found === null) await wrong.add({ member: null, network }, maxUnknownSessions);
        change(network, -1);
      }
    },
  };
}

/** Logs only the first refusal of each member, address and /48 in a minute, so that nobody can flood the log. */
function writeRefusals(clock: Clock, security: Pick<SecurityLog, 'write'>): (request: FastifyRequest, caller: string) => void {
  const logged = new Map<string, number>();
  return (request, caller) => {
    const minute = Math.floor(clock.now().getTime() / 60_000);
    const reason = `${request.method} ${request.routeOptions.url ?? ''}`;
    const { member, network } = callerOf(caller);
    const key = `${member ?? wideNetworkOf(network) ?? network} ${reason}`;
    if (logged.get(key) === minute) return;
    if (logged.size >= 10_000) logged.clear();
    logged.set(key, minute);
    security.write({ event: 'limit', outcome: 'refused', reason }, { network: networkOf(request.ip) });
  };
}
