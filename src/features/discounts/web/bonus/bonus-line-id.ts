/** Id of the line's element in the HTML from the server. */
export const bonusLineId = 'bonus-line';
