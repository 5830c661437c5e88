import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { roles } from '#platform/contract/rights.ts';
import { Button } from '#platform/web/ui/index.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { Initials } from '../../kit/initials.tsx';
import { OfficeIcon } from '../../kit/office-icon.tsx';
import { useClock } from '../../kit/use-clock.ts';
import type { LeaseState } from '../state/use-lease.ts';

interface Props {
  readonly about: Case;
  readonly lease: LeaseState;
  readonly onRelease: () => void;
}

/** Who has the case, and for how long. */
export function LeaseLine({ about, lease: { lease, error, retry }, onRelease }: Props) {
  const t = useTranslations('office.cases');
  const now = useClock(15_000);
  if (error !== null) return <NotMine about={about} error={error} onRetry={retry} />;
  if (lease === null) return null;
  const minutes = Math.max(0, Math.ceil((new Date(lease.until).getTime() - now) / 60_000));
  return (
    <p className="lease">
      <OfficeIcon name="clock-countdown" />
      {t('lease', { n: minutes })}
      <Button kind="plain" className="tiny" onClick={onRelease}>
        {t('release')}
      </Button>
    </p>
  );
}

interface NotMineProps {
  readonly about: Case;
  readonly error: Error;
  readonly onRetry: () => void;
}

function NotMine({ about, error, onRetry }: NotMineProps) {
  const t = useTranslations('office.cases');
  const roleNames = useTranslations('office.roles');
  const dateText = useDateFormat();
  const errorText = useErrorText('office');
  const isClaimed = error instanceof ApiError && error.code === 'claimed';
  const other = about.lease !== null && !about.lease.mine ? about.lease : null;
  const params = error instanceof ApiError ? error.params : {};
  const until = other?.until ?? (typeof params['until'] === 'string' ? params['until'] : null);
  const role = other?.role ?? roles.find((one) => one === params['by']) ?? null;
  const time = until === null ? '–' : dateText(new Date(until), { hour: 'numeric', minute: '2-digit' });
  return (
    <div className="conflict" role="status">
      {other === null ? <OfficeIcon name="clock-countdown" /> : <Initials name={other.name} other />}
      <div>
        <p>
          <b>
            {!isClaimed
              ? t('claimFailed')
              : other === null
                ? t('claimedRole', { role: role === null ? '–' : roleNames(role), time })
                : t('claimed', { name: other.name, time })}
          </b>{' '}
          {isClaimed ? t('claimedLead') : errorText(error)}
        </p>
        <Button className="tiny mt-2" onClick={onRetry}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
