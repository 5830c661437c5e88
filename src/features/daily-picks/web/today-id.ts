/** The element of the picks in the page, by which the browser knows that the server has drawn them. */
export const todayId = 'today';
