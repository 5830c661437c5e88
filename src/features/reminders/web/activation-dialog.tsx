import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '#platform/web/ui/index.ts';
import { ResendActivation, useUser } from '#features/account/web/index.ts';
import { signupFlag } from './alert-rules.ts';

/** The activation reminder on smartphones, right after the signup. Closing it leaves the alert that larger screens show from the start. */
export function ActivationDialog() {
  const title = useTranslations('app.alerts.activation')('title');
  const t = useTranslations('reminders.activation');
  const common = useTranslations('common.action');
  const email = useUser()?.email ?? '';
  const [, setSearch] = useSearchParams();
  const close = () =>
    setSearch(
      (search) => {
        search.delete(signupFlag);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Dialog open={useSmartphone()} onClose={close} title={title} closeLabel={common('close')}>
      <div className="grid gap-5">
        <p className="wrap-anywhere">
          {t('where', { email })} {t('text')}
        </p>
        <ResendActivation kind="ink" />
      </div>
    </Dialog>
  );
}

const smartphone = '(max-width: 767px)';

function useSmartphone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(smartphone);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(smartphone).matches,
    () => false,
  );
}
