import type { RouteObject } from 'react-router';
import { createRareRoutes } from '#app/web/rare-routes.tsx';
import { createRoutes } from '#app/web/routes.tsx';

const noCatalogs = { ensure: async () => {} };

/** The paths of all pages as the routes have them, such as `members/:id`. */
export const pagePaths = (): string[] => [...new Set(pathsOf(createRoutes(noCatalogs, createRareRoutes(noCatalogs)), ''))];

const pathsOf = (routes: readonly RouteObject[], parent: string): string[] =>
  routes.flatMap(({ path, children }) => {
    const full = [parent, path].filter(Boolean).join('/');
    return [...(path === undefined ? [] : [full]), ...(children === undefined ? [] : pathsOf(children, full))];
  });
