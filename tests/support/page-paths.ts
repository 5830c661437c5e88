import { matchRoutes, type RouteObject } from 'react-router';
import { createRareRoutes } from '#app/web/rare-routes.tsx';
import { createRoutes } from '#app/web/routes.tsx';

const noCatalogs = { ensure: async () => {} };

const routes = createRoutes(noCatalogs, createRareRoutes(noCatalogs));

/** The paths of all pages as the routes have them, such as `members/:id`. */
export const pagePaths = (): string[] => [...new Set(pathsOf(routes, ''))];

/** The path of the page at an address. */
export const pagePathOf = (address: string): string =>
  (matchRoutes(routes, address) ?? [])
    .flatMap(({ route }) => route.path ?? [])
    .filter(Boolean)
    .join('/');

const pathsOf = (routes: readonly RouteObject[], parent: string): string[] =>
  routes.flatMap(({ path, children }) => {
    const full = [parent, path].filter(Boolean).join('/');
    return [...(path === undefined ? [] : [full]), ...(children === undefined ? [] : pathsOf(children, full))];
  });
