import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Alert } from '#platform/web/ui/index.ts';
import { isLinkToken } from './link-token.ts';
import { useUser } from './queries.ts';
import { ResendActivation } from './resend-activation.tsx';

/** Pages that are about the mail themselves, or where somebody arranges their notifications. */
const quiet = /^\/(?:signup|activate|settings|notifications)(?:\/|$)/;

/** Above the page for members who have not confirmed their address (specification §4). It cannot be dismissed. */
export function ActivationReminder() {
  const t = useTranslations('account.reminder');
  const { pathname } = useLocation();
  const user = useUser();
  if (user?.status !== 'not_confirmed' || user.profile.status !== 'disabled' || user.notifications_disabled.length > 0) return null;
  if (quiet.test(pathname) || isLinkToken(pathname.slice(1))) return null;
  return (
    <div className="wrap pt-4">
      <Alert tone="amber" icon="envelope-simple" title={t('title')} actions={<ResendActivation kind="ink" size="small" />}>
        {t('text')}
      </Alert>
    </div>
  );
}
