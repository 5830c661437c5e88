import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { Catalogs, Namespace } from '#platform/web/data/catalogs.ts';

/** What a `*-page.tsx` exports: the page, and what it needs before it renders. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** Route handle by which the server preloads exactly the files and texts of the matched routes. */
export interface PageHandle {
  readonly files: readonly string[];
  readonly catalogs: readonly Namespace[];
}

/** Pages by the keys that `import.meta.glob` gives them with the base `/src`: short ones, because the first page carries them. */
type PageFiles = Readonly<Record<string, () => Promise<PageModule>>>;

type PageRoute = (path: string | null, file: string, needs?: readonly Namespace[], children?: RouteObject[]) => RouteObject;

/**
 * Makes the lines of a table of routes. `path` null: a frame around its children, which adds nothing to the address. `table`: the
 * file of the table, where it is not part of the first load.
 */
export function pageRoutes(pages: PageFiles, catalogs: Pick<Catalogs, 'ensure'>, ...table: readonly string[]): PageRoute {
  return (path, file, needs = [], children) => {
    const key = file.startsWith('app/') ? `./app/web/pages/${file.slice(4)}-page.tsx` : `./features/${file.replace('/', '/web/')}-page.tsx`;
    const load = pages[key];
    if (load === undefined) throw new Error(`no page ${key}`);
    const handle: PageHandle = { files: [...table, `src${key.slice(1)}`], catalogs: needs };
    const route = {
      handle,
      lazy: async () => {
        const [module] = await Promise.all([load(), catalogs.ensure(needs)]);
        return module;
      },
    };
    if (path === null) return children ? { ...route, children } : route;
    return path === '' ? { ...route, index: true } : children ? { ...route, path, children } : { ...route, path };
  };
}
