import type { ErrorTable } from '#platform/contract/errors.ts';

export const proofErrors = {
  /** Very many such calls come in: the same call again, with a solved challenge. params: challenge */
  proof_required: 428,
} as const satisfies ErrorTable;
