import { useTranslations } from 'use-intl';
import { ApiError } from '../data/api-client.ts';
import { useCatalogs } from './i18n-provider.tsx';

/**
 * The sentence for what was thrown: that of the first feature which has one (`<feature>.errors.<code>`), else the house's.
 * A code without a sentence is told as the general error.
 */
export function useErrorText(...features: readonly string[]): (error: Error) => string {
  const translate = useTranslations();
  const { messages } = useCatalogs().state();
  return (error) => {
    const code = error instanceof ApiError ? error.code : 'internal';
    const params = error instanceof ApiError ? error.params : {};
    const key = [...features, 'common'].map((feature) => `${feature}.errors.${code}`).find((candidate) => has(messages, candidate));
    // Codes come from outside, so their keys cannot be checked by type; the check of the catalogs covers them.
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
