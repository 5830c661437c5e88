import { deferredPart } from '#platform/web/shell/deferred-part.tsx';
import { useUser } from '#features/account/web/index.ts';
import { loadAlertView, loadedAlertView } from './load-alert-view.ts';

/** Most pages have no alert: what knows and draws them comes before a login or the next page needs it. */
const AlertView = deferredPart(loadAlertView, { known: loadedAlertView });

/** The alert above a page of the default layout, if one applies to this member. */
export function PageAlerts() {
  return <AlertView user={useUser()} />;
}
