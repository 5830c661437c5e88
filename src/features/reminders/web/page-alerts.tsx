import { useUser } from '#features/account/web/index.ts';
import { AlertPart } from './alert-part.ts';

/** The alert above a page of the default layout, if one applies to this member. */
export function PageAlerts() {
  return <AlertPart user={useUser()} />;
}
