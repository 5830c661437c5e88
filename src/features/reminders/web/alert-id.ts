/** Of the element around an alert, where the server has drawn one. */
export const alertId = 'page-alert';
