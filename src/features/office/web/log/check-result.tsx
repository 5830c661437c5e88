import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { cx, Icon } from '#platform/web/ui/index.ts';
import type { checkLog } from '#features/staff/contract/calls.ts';
import type { EndpointOf } from '#platform/contract/call.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { shortHash } from '../kit/short-hash.ts';

type Check = ReplyOf<EndpointOf<typeof checkLog>>;

/** What the check has found, and what it cannot see by itself. */
export function CheckResult({ check }: { readonly check: UseQueryResult<Check> }) {
  const t = useTranslations('office.log');
  const dateText = useDateFormat();
  const errorText = useErrorText('office');
  const { data, error, dataUpdatedAt } = check;
  if (error !== null)
    return (
      <div className="verify broken" role="alert">
        <Icon name="warning-circle" />
        <p>
          <b>{t('checkFailed')}</b> {errorText(error)}
        </p>
      </div>
    );
  if (data === undefined)
    return (
      <div className="verify">
        <Icon name="info" />
        <p className="soft">{t('unchecked')}</p>
      </div>
    );
  const { ok, rows, broken, head } = data;
  return (
    <div className={cx('verify', ok ? 'whole' : 'broken')}>
      <Icon name={ok ? 'check-circle-fill' : 'warning-circle-fill'} />
      <div>
        <p>
          <b className={ok ? 'good' : 'late'}>
            {ok || broken === null ? t('whole', { n: rows }) : t(`broken.${broken.kind}`, { n: broken.id })}
          </b>{' '}
          <span className="soft num">{t('checkedAt', { time: dateText(new Date(dataUpdatedAt), { timeStyle: 'medium' }) })}</span>
        </p>
        <p className="text-s soft">
          {head !== null && (
            <>
              {t('head', { n: head.id })} <span className="mono">{shortHash(head.hash, 4)}</span>.{' '}
            </>
          )}
          {t('cut')}
        </p>
      </div>
    </div>
  );
}
