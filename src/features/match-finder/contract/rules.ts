/** How long a skipped member is not suggested again. */
export const skipDays = 30;
