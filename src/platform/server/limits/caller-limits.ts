import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '#platform/contract/endpoint.ts';
import { commonErrors } from '#platform/contract/errors.ts';
import type { Clock } from '../clock.ts';
import { createMinuteCounts } from '../minute-counts.ts';
import type { Platform } from '../platform.ts';
import type { SecurityLog } from '../security-log.ts';
import { callCounts } from './call-counts.ts';
import { networkOf, wideNetworkOf, wideShare } from '../network/client-network.ts';
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

/** Finds the sender of a request. */
export interface Callers {
  viewer(request: FastifyRequest): Promise<Viewer | null>;
  /** Whether the request has a session cookie, which may be made up. */
  claimsSession(request: FastifyRequest): boolean;
}

const isPublicWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && routeOptions.config.access === 'public';

const isMember = (key: string): boolean => key.startsWith('member ');

/** The route's limit: `max` calls per minute of one caller; by default the usual number. */
export const callerLimit = (max?: number): { readonly rateLimit: Limit } => ({
  rateLimit: { max: max ?? ((_request, key) => (isMember(key) ? perMember : perAddress)), timeWindow: '1 minute' },
});

/**
 * Counts the calls of routes that have a `callerLimit`: a member's calls by the member, wherever they come from, visitors' calls by
 * their address. Writes that are open to visitors always count by the address, because somebody who guesses passwords or creates
 * accounts may have any number of sessions.
 */
export async function limitCallers(
  server: FastifyInstance,
  { env, clock, security }: Pick<Platform, 'env' | 'clock' | 'security'>,
  callers: Callers,
): Promise<void> {
  const guesses = createGuesses(clock);
  const [own, wide] = [createMinuteCounts<string>(clock), createMinuteCounts<string>(clock)];
  const logRefusal = writeRefusals(clock, security);
  /**
   * Also counts the call by the /48 of its network, as long as the network's own limit allows it, so that no single network uses up
   * the limit of the /48.
   */
  const asNetwork = (request: FastifyRequest, network: string): string => {
    const wideNetwork = wideNetworkOf(network);
    if (wideNetwork === null) return network;
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    const most = ownLimit(request);
    if (own.add(`${network} ${route}`).count > most) return network;
    const { count, until } = wide.add(`${wideNetwork} ${route}`);
    if (count <= wideShare * most) return network;
    logRefusal(request, wideNetwork);
    throw refusal(until - clock.now().getTime());
  };
  await server.register(rateLimit, {
    global: false,
    store: callCounts(clock),
    allowList: () => !env.rateLimits,
    keyGenerator: async (request) => {
      const network = networkOf(request.ip);
      if (!env.rateLimits) return network;
      if (!callers.claimsSession(request) || isPublicWrite(request)) return asNetwork(request, network);
      if (!guesses.begin(network)) return asNetwork(request, network);
      const viewer = await callers.viewer(request);
      if (viewer === null) return asNetwork(request, network);
      guesses.wasRight(network);
      return `member ${viewer.userId}`;
    },
    onExceeded: logRefusal,
    errorResponseBuilder: (_request, context) => refusal(context.ttl),
  });
}

const refusal = (ttl: number) =>
  Object.assign(new Error('rate limited'), { statusCode: commonErrors.rate_limited, retryAfter: Math.ceil(ttl / 1000) });

/** The route's limit for a network. */
function ownLimit({ routeOptions: { config } }: FastifyRequest): number {
  const max = typeof config.rateLimit === 'object' ? config.rateLimit.max : undefined;
  return typeof max === 'number' ? max : perAddress;
}

/** Counts invalid sessions by address; a session counts as invalid while it is being looked up. */
function createGuesses(clock: Clock) {
  const counts = createMinuteCounts<string>(clock);
  return {
    /** False if there were too many in this minute. */
    begin: (network: string): boolean => counts.add(network).count <= maxUnknownSessions,
    wasRight(network: string): void {
      const known = counts.current(network);
      if (known !== null) known.count--;
    },
  };
}

/** Logs only the first refusal of each caller and minute, so that nobody can flood the log. */
function writeRefusals(clock: Clock, security: Pick<SecurityLog, 'write'>): (request: FastifyRequest, caller: string) => void {
  const logged = new Map<string, number>();
  return (request, caller) => {
    const minute = Math.floor(clock.now().getTime() / 60_000);
    const reason = `${request.method} ${request.routeOptions.url ?? ''}`;
    const key = `${caller} ${reason}`;
    if (logged.get(key) === minute) return;
    if (logged.size >= 10_000) logged.clear();
    logged.set(key, minute);
    security.write({ event: 'limit', outcome: 'refused', reason }, { network: networkOf(request.ip) });
  };
}
