import type { ErrorParams } from './result.ts';

/** What became of a form that the browser itself has sent, without script. */
export interface FormAnswer {
  /** Which of the page's forms. */
  readonly form: string;
  /** Null: done. */
  readonly error: { readonly status: number; readonly code: string; readonly params: ErrorParams } | null;
  /** What was typed and is shown again; never a password or a code. */
  readonly typed: Readonly<Record<string, string>>;
}
