import { useTranslations } from 'use-intl';
import { ApiError } from '../data/api-client.ts';
import type { Namespace } from '../data/catalogs.ts';
import { useCatalogs } from './i18n-provider.tsx';

/**
 * The text for a thrown error: the first feature that has one (`<feature>.errors.<code>`), else `common`. A code without a text
 * gets the general error text.
 */
export function useErrorText(...features: readonly Namespace[]): (error: Error) => string {
  const translate = useTranslations();
  const { messages } = useCatalogs().state();
  return (error) => {
    // Anything but an answer may be a part of the page that was not loaded.
    const code = error instanceof ApiError ? error.code : navigator.onLine === false ? 'offline' : 'internal';
    const params = error instanceof ApiError ? error.params : {};
    const key = [...features, 'common'].map((feature) => `${feature}.errors.${code}`).find((candidate) => has(messages, candidate));
    // Codes come from the server, so their keys cannot be type-checked; the catalog check covers them.
    return translate((key ?? 'common.errors.internal') as 'common.errors.internal', params as never);
  };
}

function has(messages: unknown, path: string): boolean {
  let at: unknown = messages;
  for (const part of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false;
    at = (at as Record<string, unknown>)[part];
  }
  return at !== undefined;
}
