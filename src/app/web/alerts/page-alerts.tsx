import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '#features/account/web/index.ts';
import { loadAlertView, loadedAlertView } from './load-alert-view.ts';

/** The alert above a page of the default layout, if one applies to this member. */
export function PageAlerts() {
  const user = useUser();
  const { pathname } = useLocation();
  const [View, setView] = useState(loadedAlertView);
  const [drawnWithout] = useState(View === null ? pathname : null);
  // Most pages have none: what knows and draws them comes once the page is there, before a login or the next page needs it.
  useEffect(() => {
    if (View === null) void loadAlertView().then((Loaded) => setView(() => Loaded));
  }, [View]);
  return user && View && <View user={user} drawnWithout={drawnWithout} />;
}
