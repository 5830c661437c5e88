import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createActRoutes } from '#features/staff/server/index.ts';
import * as endpoints from '../contract/endpoints.ts';
import { addTeaser } from './add-teaser.ts';
import { publishContent, putContent, revertToVersion } from './change-content.ts';
import type { ContentDeps } from './deps.ts';
import { getContent, getContentList } from './get-content.ts';
import { getContentVersions } from './get-versions.ts';
import { previewContent } from './preview-content.ts';

type Dependencies = Omit<ContentDeps, 'db' | 'clock' | 'storage'>;

/** What the operator writes for a site, in the back office. */
export function createOfficeContent({ database: { db }, clock, storage }: Platform, dependencies: Dependencies): Feature {
  const deps: ContentDeps = { ...dependencies, db, clock, storage };
  const acting = createActRoutes(deps);
  return {
    routes: tagged('office-content', 'The back office: pages, landers, icebreakers, gifts, teasers and legal texts of a site.', [
      route(endpoints.getContentList, (_input, { site }) => getContentList(deps, site)),
      route(endpoints.getContent, ({ query }, { site }) => getContent(deps, query, site)),
      acting(endpoints.putContent, ({ body }, call, act) => putContent(deps, body, call, act)),
      acting(endpoints.publishContent, ({ body }, call, act) => publishContent(deps, body, call, act)),
      acting(endpoints.revertContent, ({ body }, call, act) => revertToVersion(deps, body, call, act)),
      acting(endpoints.addTeaser, (input, { site }, act) => addTeaser(deps, site, input, act)),
      route(endpoints.getContentVersions, ({ query }, { site }) => getContentVersions(deps, query, site)),
      route(endpoints.previewContent, ({ body }, { site }) => previewContent(deps, body, site)),
    ]),
  };
}
