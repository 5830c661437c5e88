import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Icon } from '#platform/web/ui/index.ts';
import { requestDataExport } from '../contract/calls.ts';
import { dataExportQuery } from './queries.ts';
import { Section } from './section.tsx';

/** Requests and downloads the member's data export. */
export function ExportSection() {
  const t = useTranslations('account-settings.export');
  const errorText = useErrorText('account-settings');
  const dateText = useDateFormat();
  const api = useApi();
  const queries = useQueryClient();
  const { data: wanted } = useSuspenseQuery(dataExportQuery(api));
  const request = useMutation({
    mutationFn: () => api(requestDataExport),
    onSuccess: ({ data_export }) => queries.setQueryData(dataExportQuery(api).queryKey, data_export),
  });
  return (
    <Section id="export" title={t('title')} lead={t('lead')}>
      {request.error && (
        <Alert tone="note" icon="warning-circle" live className="mb-4">
          {errorText(request.error)}
        </Alert>
      )}
      {wanted?.state === 'pending' && (
        <p role="status" className="flex items-start gap-2">
          <Icon name="clock" className="mt-0.5 flex-none" /> {t('pending')}
        </p>
      )}
      {wanted?.state === 'ready' && wanted.url !== null && (
        <div role="status" className="grid justify-items-start gap-3">
          <p>{t('ready', { date: dateText(new Date(wanted.expires_at ?? wanted.requested_at), { dateStyle: 'long' }) })}</p>
          <a className="btn quiet" href={wanted.url} download>
            {t('download')}
          </a>
        </div>
      )}
      {wanted === null && (
        <Button icon="arrow-down" loading={request.isPending} onClick={() => request.mutate()}>
          {t('request')}
        </Button>
      )}
    </Section>
  );
}
