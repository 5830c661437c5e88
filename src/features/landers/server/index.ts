import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Members } from '#features/members/server/index.ts';
import type { ReadVisitorCountry, Sites } from '#features/site/server/index.ts';
import type { SiteContent } from '#features/site-content/server/index.ts';
import { getLander as getLanderEndpoint, getMap, getTonight, getTopics } from '../contract/endpoints.ts';
import { getRegionMap, type RegionDeps } from './count-regions.ts';
import { countTonight, type TonightDeps } from './count-tonight.ts';
import { countTopics, type TopicDeps } from './count-topics.ts';
import { getLander } from './get-lander.ts';
import { serveOwnFilms } from './own-films.ts';
import { createRecent } from './recent.ts';

export { landerSource } from './lander-texts.ts';
export { publicLanders } from './public-landers.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly content: SiteContent;
  readonly members: Members;
  readonly visitorCountry: ReadVisitorCountry;
}

export function createLanders({ database: { db }, clock, operatorFiles }: Platform, dependencies: Dependencies): Feature {
  const deps: TonightDeps & RegionDeps & TopicDeps = {
    ...dependencies,
    db,
    clock,
    tonight: createRecent(clock),
    areas: createRecent(clock),
    topics: createRecent(clock),
  };
  return {
    routes: tagged('landers', 'Landing pages and the numbers on them.', [
      route(getLanderEndpoint, ({ query }, call) => getLander({ ...dependencies, operatorFiles }, query, call)),
      route(getTonight, (_input, call) => countTonight(deps, call)),
      route(getMap, ({ query }, call) => getRegionMap(deps, query, call)),
      route(getTopics, ({ query }, call) => countTopics(deps, query, call)),
    ]),
    mount: (server) => serveOwnFilms(server, operatorFiles, dependencies.sites),
  };
}
