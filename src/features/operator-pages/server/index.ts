import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getOperatorPage as getOperatorPageEndpoint } from '../contract/endpoints.ts';
import { getOperatorPage, type OperatorPageDeps } from './get-operator-page.ts';

export { listPages } from './operator-page-repo.ts';
export { pageSource } from './page-source.ts';
export { publicOperatorPages } from './public-operator-pages.ts';
export { putPage, withdrawPage } from './put-page.ts';
export { renderMarkdown } from './render-markdown.ts';

export function createOperatorPages({ database: { db } }: Platform, dependencies: Omit<OperatorPageDeps, 'db'>): Feature {
  const deps = { ...dependencies, db };
  return {
    routes: tagged('operator-pages', 'Pages that the operator wrote.', [
      route(getOperatorPageEndpoint, ({ query }, call) => getOperatorPage(deps, query, call)),
    ]),
  };
}
