import path from 'node:path';
import type { UserId } from '#platform/contract/ids.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Members } from '#features/members/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { countMembers as countMembersEndpoint, getSignupMatches, searchMembers as searchMembersEndpoint } from '../contract/endpoints.ts';
import { countMembers } from './count-members.ts';
import { createSearchIndex, type SearchIndex } from './member-index/search-index.ts';
import { countNewcomers } from './newcomers.ts';
import { searchMembers } from './search-members.ts';
import { findSignupMatches } from './signup-matches.ts';

export { findFitting } from './find-fitting.ts';
export type { Clause } from './member-index/selection/clause.ts';
export type { SearchIndex } from './member-index/search-index.ts';
export { findNearFirst } from './near-first.ts';

interface Dependencies {
  readonly members: Members;
  readonly sites: Sites;
}

export interface SearchFeature extends Feature {
  readonly index: SearchIndex;
  readonly countNewcomers: (viewer: UserId, since: Date) => Promise<number>;
}

export function createSearch(
  { database: { db, reads }, bus, clock, log, env, metrics }: Platform,
  { members, sites }: Dependencies,
): SearchFeature {
  const loads = env.roles.some((role) => role !== 'live');
  const index = createSearchIndex({ db, reads, bus, clock, log, sites, loads, folder: path.join(env.dataDir, 'search-index') });
  const deps = { db, members, index };
  measureIndex(metrics, index);
  return {
    index,
    countNewcomers: (viewer, since) => countNewcomers(deps, viewer, since),
    routes: tagged('search', 'The search for members.', [
      route(searchMembersEndpoint, ({ query }, call) => searchMembers(deps, query, call)),
      route(countMembersEndpoint, ({ query }, call) => countMembers(deps, query, call)),
      route(getSignupMatches, (_input, { viewer }) => findSignupMatches(deps, viewer.userId)),
    ]),
    unmetRequirements: async () => (!loads || index.loadedFrom() !== null ? [] : [{ name: 'search_index', isVital: true }]),
    close: index.close,
  };
}

function measureIndex(metrics: Metrics, index: SearchIndex): void {
  metrics.gauge('emberleaf_search_members', 'Members that the search of this process holds', index.size);
  metrics.gauge('emberleaf_search_lag_seconds', 'How far the search is behind the database, at most', () => {
    const lag = index.lag();
    return lag === null ? null : lag / 1000;
  });
}
