import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { Catalogs, Namespace } from '#platform/web/data/catalogs.ts';

/** The exports of a `*-page.tsx`: the page, and the data that it needs before it renders. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** Route handle from which the server preloads exactly the files and texts of the matched routes. */
export interface PageHandle {
  readonly files: readonly string[];
  readonly catalogs: readonly Namespace[];
}

/** Pages by the keys of `import.meta.glob` with the base `/src`, which are short, because the first page contains them. */
type PageFiles = Readonly<Record<string, () => Promise<PageModule>>>;

type PageRoute = (path: string | null, file: string, needs?: readonly Namespace[], children?: RouteObject[]) => RouteObject;

/**
 * Creates the entries of a route table. `path` null: a frame around its children, which adds nothing to the URL. `table`: the file of
 * the table, when it is not part of the first load.
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
