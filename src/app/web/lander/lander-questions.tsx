import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withoutLanguage } from '#platform/contract/languages.ts';
import { ToastProvider } from '#platform/web/shell/toast-provider.tsx';
import { Announcer } from '#platform/web/ui/index.ts';
import { VisitStart } from '#features/visits/web/index.ts';

/** The questions to visitors, with the toasts that confirm an answer. Rendered only in the browser, after the page. */
export function LanderQuestions() {
  const t = useTranslations('app');
  const [{ pathname, searchParams }] = useState(() => new URL(location.href));
  return (
    <Announcer>
      <ToastProvider label={t('notices')}>
        <VisitStart layout="lander" pathname={withoutLanguage(pathname)} search={searchParams} />
      </ToastProvider>
    </Announcer>
  );
}
