import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getTeasers as getTeasersEndpoint } from '../contract/endpoints.ts';
import { getTeasers, type TeaserDeps } from './get-teasers.ts';
import { serveTeasers } from './serve-teasers.ts';

export { addTeaser, storeTeaserImage } from './add-teaser.ts';
export { NewTeaser } from './new-teaser.ts';
export { findSameTeaser, insertTeaser } from './teaser-repo.ts';
export { teaserSource } from './teaser-source.ts';

type Dependencies = Pick<TeaserDeps, 'sites' | 'content' | 'languageOf'>;

export function createTeasers({ database, storage }: Platform, dependencies: Dependencies): Feature {
  const deps = { ...dependencies, db: database.db };
  return {
    routes: tagged('teasers', "The site's advertisements.", [
      route(getTeasersEndpoint, ({ query }, call) => getTeasers(deps, query, call)),
    ]),
    mount: (server) => serveTeasers(server, storage),
  };
}
