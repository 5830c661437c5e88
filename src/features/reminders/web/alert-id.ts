/** Id of the element around an alert that the server has rendered. */
export const alertId = 'page-alert';
