import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Alert } from '#platform/web/ui/index.ts';
import { closeFraudWarnings } from '../contract/calls.ts';
import { warningsQuery } from './queries.ts';

/** Above the conversations: members who wrote to the reader and were removed for fraud, until the reader has put it away. */
export function FraudWarnings() {
  const t = useTranslations('decisions.warning');
  const action = useTranslations('common.action');
  const api = useApi();
  const cache = useQueryClient();
  const { data: warnings = [] } = useQuery(warningsQuery(api));
  const close = () => {
    cache.setQueryData(warningsQuery(api).queryKey, []);
    // It comes back with the next visit if this fails.
    api(closeFraudWarnings, {}).catch(() => undefined);
  };
  const [first] = warnings;
  if (first === undefined) return null;
  return (
    <Alert tone="amber" icon="warning" live onClose={close} closeLabel={action('close')}>
      {warnings.map(({ name, at, credits }) => (
        <p key={`${name} ${at}`}>{t('text', { name, credits })}</p>
      ))}
      <p>{t('todo')}</p>
    </Alert>
  );
}
