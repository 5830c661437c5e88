/** Window event that opens the list of what is due. */
export const showAlertsEvent = 'alerts-asked';

export const showAlerts = (): void => void dispatchEvent(new Event(showAlertsEvent));
