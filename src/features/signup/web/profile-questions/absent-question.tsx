import { useTranslations } from 'use-intl';

import { type AbsentPartProps, Alert, Button } from '#platform/web/ui/index.ts';

/** Shown in place of a question whose code could not be loaded. */
export function AbsentQuestion({ onAgain }: AbsentPartProps) {
  const t = useTranslations('common');
  return (
    <Alert tone="note" icon="warning-circle" live>
      {t(navigator.onLine ? 'errors.unavailable' : 'errors.offline')}{' '}
      <Button size="small" onClick={onAgain}>
        {t('action.retry')}
      </Button>
    </Alert>
  );
}
