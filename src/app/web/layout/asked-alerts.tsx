import { useEffect, useState } from 'react';
import { useUser } from '#features/account/web/index.ts';
import { AlertCentre } from '#features/reminders/web/index.ts';
import { showAlertsEvent } from './show-alerts.ts';

/** The list of what is due, when the account menu asks for it. */
export function AskedAlerts() {
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const show = () => setIsOpen(true);
    addEventListener(showAlertsEvent, show);
    return () => removeEventListener(showAlertsEvent, show);
  }, []);
  return isOpen && user !== null && <AlertCentre user={user} onClose={() => setIsOpen(false)} />;
}
