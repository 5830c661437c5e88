/** How many members are picked for a day. */
export const picksADay = 3;
/** Days during which a picked member is not picked again. */
export const pickedAgainAfterDays = 30;
/** Characters: a longer answer is too much for large type. */
export const maxShownAnswer = 90;
