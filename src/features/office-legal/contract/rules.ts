/** Characters of what an operator says about a new version. */
export const maxSummary = 2000;

/** Days that members usually get before new terms begin. */
export const usualDays = 30;
