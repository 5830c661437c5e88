import { createContext, use } from 'react';
import type { Api } from './api-client.ts';

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = use(ApiContext);
  if (api === null) throw new Error('no ApiProvider above this component');
  return api;
}
