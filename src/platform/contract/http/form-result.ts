import type { ErrorParams } from '../result.ts';

/** The result of a form that the browser has sent itself, without script. */
export interface FormResult {
  /** Selects one of the page's forms. */
  readonly form: string;
  /** Null: done. */
  readonly error: { readonly status: number; readonly code: string; readonly params: ErrorParams } | null;
  /** Typed values that the page shows again; never a password or a code. */
  readonly typed: Readonly<Record<string, string>>;
}
