export const maxHoldReference = 100;
/** UTF-16 code units of a reason, before its words are counted. */
export const mostHoldText = 5000;
export const holdsPerPage = 100;
