import { type Route, route } from '#platform/server/http/context.ts';
import { getTeasers as getTeasersEndpoint } from '../contract/endpoints.ts';
import { getTeasers, type TeaserDeps } from './get-teasers.ts';

export { addTeaser } from './add-teaser.ts';
export { NewTeaser } from './new-teaser.ts';
export { serveTeasers } from './serve-teasers.ts';

export const teasersRoutes = (deps: TeaserDeps): Route[] => [route(getTeasersEndpoint, ({ query }, call) => getTeasers(deps, query, call))];
