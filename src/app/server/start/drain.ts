import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenRequests } from '#platform/server/http/open-requests.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { LiveServer } from '#platform/server/live/live-server.ts';

export interface DrainTimes {
  /** Ms over which the sockets leave. */
  readonly socketsWithin: number;
  /** Ms for which the process answers in any case, because load balancers still send it requests. */
  readonly least: number;
  /** Ms after which it accepts no further request, even if some are always open. */
  readonly most: number;
}

/** Nobody takes over: the sooner this process ends, the sooner the next one can start. */
export const drainAlone: DrainTimes = { socketsWithin: 2000, least: 0, most: 0 };

export const drainAmongOthers: DrainTimes = { socketsWithin: 8000, least: 5000, most: 20_000 };

/** Ms between two counts of the open requests. */
const countEvery = 20;

interface Draining {
  readonly openRequests: OpenRequests;
  readonly liveServer: Pick<LiveServer, 'drain'>;
  readonly jobs: Pick<Jobs, 'stopRepeating'>;
}

/**
 * Goes on answering while others learn that this process ends: by `/readyz`, by responses that end their connections, by sockets that
 * are asked to leave over a window. Resolves when nothing is open, or at the latest when no further request may be accepted; whoever
 * closes the server then still completes the open ones.
 */
export async function drain({ socketsWithin, least, most }: DrainTimes, { openRequests, liveServer, jobs }: Draining): Promise<void> {
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  openRequests.endConnections();
  await Promise.all([
    liveServer.drain(socketsWithin),
    // A database that is away does not keep the process.
    jobs.stopRepeating().catch(() => {}),
  ]);
  while (passed() < least || (openRequests.count() > 0 && passed() < most)) await sleep(countEvery);
}
