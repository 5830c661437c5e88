/** Of the line's element, where the server has drawn it. */
export const bonusLineId = 'bonus-line';
