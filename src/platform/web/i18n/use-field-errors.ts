import { ApiError } from '../data/api-client.ts';
import type { Namespace } from '../data/catalogs.ts';
import { useErrorText } from './use-error-text.ts';

interface FieldErrors {
  /** The error text of this field; null if it is valid. */
  readonly at: (field: string) => string | null;
  /** The text of an error that belongs to no field; null if there is none. */
  readonly general: string | null;
}

/** The field that an error names; undefined when it belongs to no field. */
export function fieldOf(error: Error | null): string | undefined {
  const field = error instanceof ApiError ? error.params['field'] : undefined;
  return field === undefined ? undefined : String(field);
}

/** Puts an error where it belongs: at the field that it names, else above the form. Finds texts as `useErrorText` does. */
export function useFieldErrors(error: Error | null, ...features: readonly Namespace[]): FieldErrors {
  const errorText = useErrorText(...features);
  const field = fieldOf(error);
  return {
    at: (name) => (error !== null && field === name ? errorText(error) : null),
    general: error !== null && field === undefined ? errorText(error) : null,
  };
}
