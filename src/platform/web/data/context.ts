import type { QueryClient } from '@tanstack/react-query';
import { createContext as createRouterContext, data } from 'react-router';
import type { Catalogs } from './catalogs.ts';
import { type Api, ApiError } from './api-client.ts';

export { ApiProvider, useApi } from './api-context.ts';

/** Loads data: created for each request on the server, once in the browser. */
export interface DataTools {
  readonly api: Api;
  readonly queries: QueryClient;
}

/** The dependencies of loaders. */
export interface LoaderTools extends DataTools {
  /** For texts that only some views of a page need. The server has them, too, when it renders. */
  readonly ensureTexts: Catalogs['ensure'];
}

export const loaderContext = createRouterContext<LoaderTools>();

/** For loaders: turns an API error into the status of the page, so that a 404 of the API is a 404 page. */
export async function throwToErrorPage<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError)
      throw data(
        { code: error.code, params: error.params, requestId: error.requestId },
        { status: error.status === 0 ? 503 : error.status },
      );
    throw error;
  }
}

/** Ms for which a page waits for optional data. */
const patience = 150;

/** For loaders in the browser: waits for a moment, and never fails. */
export const waitBriefly = async (work: Promise<unknown>): Promise<void> => {
  await Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);
};
