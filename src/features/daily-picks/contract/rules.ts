/** How many members are picked for a day. */
export const picksADay = 3;
/** Whoever was picked is not picked again for this time. */
export const pickedAgainAfterDays = 30;
/** Characters: a longer answer is too much for large type. */
export const maxShownAnswer = 90;
