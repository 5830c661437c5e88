import { userId } from '#platform/contract/ids.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { getCandidates as getCandidatesEndpoint, skipCandidate as skipCandidateEndpoint } from '../contract/endpoints.ts';
import { type CandidateDeps, getCandidates } from './get-candidates.ts';
import { skipCandidate, type SkipDeps, skipsSince } from './skip-candidate.ts';
import { deleteSkips } from './skip-repo.ts';

export { matchFinderData } from './own-data-repo.ts';

/** Forgets skips that count no more. */
export const repeatMatchFinderWork = (jobs: Jobs, { store, clock }: SkipDeps): void =>
  jobs.every('match-finder-forget', 3600, () => deleteSkips(store.db, skipsSince(clock.now())));

export const matchFinderRoutes = (deps: CandidateDeps & SkipDeps): Route[] => [
  route(getCandidatesEndpoint, (_input, { viewer }) => getCandidates(deps, viewer.userId)),
  route(skipCandidateEndpoint, ({ body }, { viewer }) => skipCandidate(deps, viewer.userId, userId(body.id))),
];
