import { createContext } from 'react';
import type { Api } from './api-client.ts';
import { useRequired } from './required-context.ts';

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  return useRequired(ApiContext, 'ApiProvider');
}
