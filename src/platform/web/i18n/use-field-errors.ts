import { ApiError } from '../data/api-client.ts';
import { useErrorText } from './use-error-text.ts';

interface FieldErrors {
  /** The sentence at this field; null: nothing is wrong with it. */
  readonly at: (field: string) => string | null;
  /** The sentence for what is no field's matter; null: there is none. */
  readonly general: string | null;
}

/** The field that a refusal names; undefined: it is no field's matter. */
export function fieldOf(error: Error | null): string | undefined {
  const field = error instanceof ApiError ? error.params['field'] : undefined;
  return field === undefined ? undefined : String(field);
}

/** Puts a refusal where it belongs: at the field that it names, else above the form. Sentences as `useErrorText` finds them. */
export function useFieldErrors(error: Error | null, ...features: readonly string[]): FieldErrors {
  const errorText = useErrorText(...features);
  const field = fieldOf(error);
  return {
    at: (name) => (error !== null && field === name ? errorText(error) : null),
    general: error !== null && field === undefined ? errorText(error) : null,
  };
}
