/** Rows of each list of hints in a case, at most. */
export const mostHints = 20;
