import { userId } from '#platform/contract/ids.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getCandidates as getCandidatesEndpoint, skipCandidate as skipCandidateEndpoint } from '../contract/endpoints.ts';
import { type CandidateDeps, getCandidates } from './get-candidates.ts';
import { matchFinderData } from './own-data-repo.ts';
import { skipCandidate, type SkipDeps, skipsSince } from './skip-candidate.ts';
import { deleteSkips } from './skip-repo.ts';

type Dependencies = Omit<CandidateDeps & SkipDeps, 'db' | 'clock'>;

export function createMatchFinder({ database: { db }, clock, jobs }: Platform, dependencies: Dependencies): Feature {
  const deps = { ...dependencies, db, clock };
  return {
    routes: tagged('match-finder', 'Mutual matches, one person at a time.', [
      route(getCandidatesEndpoint, (_input, { viewer }) => getCandidates(deps, viewer.userId)),
      route(skipCandidateEndpoint, ({ body }, { viewer }) => skipCandidate(deps, viewer.userId, userId(body.id))),
    ]),
    scheduleJobs: () => jobs.every('match-finder-forget', 3600, () => deleteSkips(db, skipsSince(clock.now()))),
    ownData: matchFinderData,
  };
}
