import { useEffect, useState } from 'react';
import { useUser } from '#features/account/web/index.ts';
import { loadAlertView, loadedAlertView } from './load-alert-view.ts';

/** The alert above a page of the default layout, if one applies to this member. */
export function PageAlerts() {
  const user = useUser();
  const [View, setView] = useState(loadedAlertView);
  // Most pages have none: what knows and draws them comes once the page is there, before a login or the next page needs it.
  useEffect(() => {
    if (View === null) void loadAlertView().then((Loaded) => setView(() => Loaded));
  }, [View]);
  return user && View && <View user={user} />;
}
