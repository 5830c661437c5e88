import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Alert, ButtonLink } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { DirectDebit } from '../contract/endpoints.ts';

/** The reason of a refused call; offers another way to pay when direct debit is not possible at all. */
export function DebitRefusal({ error, debit }: { readonly error: Error; readonly debit: DirectDebit }) {
  const errorText = useErrorText('direct-debit', 'orders');
  if (error instanceof ApiError && error.code === 'limit_reached') return <LimitReached error={error} debit={debit} />;
  if (error instanceof ApiError && error.code === 'blocked_account') return <Blocked debit={debit} />;
  const code = error instanceof ApiError ? error.code : '';
  const actions = code === 'spending_frozen' ? <Settle /> : otherWayFor.includes(code) ? <OtherWay debit={debit} /> : null;
  return (
    <Alert tone="note" icon="warning-circle" live {...(actions && { actions })}>
      {errorText(error)}
    </Alert>
  );
}

const otherWayFor = ['first_debit_open', 'account_unavailable', 'too_many_codes'];

function LimitReached({ error, debit }: { readonly error: ApiError; readonly debit: DirectDebit }) {
  const t = useTranslations('direct-debit.debit');
  const dateText = useDateFormat();
  const money = useMoney();
  const [limit, days, from] = [Number(error.params['limit']), Number(error.params['days']), Number(error.params['from'])];
  const most = { limit: money({ amount: limit, currency: 'EUR' }), days };
  return (
    <Alert tone="note" icon="bank" live title={t('limitTitle')} actions={<OtherWay debit={debit} />}>
      {from === 0
        ? t('limitText', most)
        : t('limitTextUntil', { ...most, day: dateText(new Date(from), { day: 'numeric', month: 'long' }) })}
    </Alert>
  );
}

/** A debit was returned: the member cannot use direct debit until it is settled. */
export function Blocked({ debit }: { readonly debit: DirectDebit }) {
  const t = useTranslations('direct-debit.debit');
  const dateText = useDateFormat();
  const money = useMoney();
  const { support_email: email } = useSettings();
  const { blocked } = debit;
  return (
    <Alert tone="note" icon="prohibit" live title={t('blockedTitle')} actions={blocked?.owed ? <Settle /> : <OtherWay debit={debit} />}>
      {blocked !== null &&
        t(blocked.owed === null ? 'blockedText' : 'blockedOwed', {
          day: dateText(new Date(blocked.returned_on), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
          amount: money(blocked.amount),
          owed: blocked.owed === null ? '' : money(blocked.owed),
          email,
        })}
    </Alert>
  );
}

/** Link to the page that pays the debt. */
function Settle() {
  const t = useTranslations('orders.owed');
  return (
    <ButtonLink kind="ink" size="small" to="/transactions/owed">
      {t('show')}
    </ButtonLink>
  );
}

export function OtherWay({ debit: { order } }: { readonly debit: DirectDebit }) {
  const t = useTranslations('direct-debit.debit');
  return (
    <ButtonLink kind="ink" size="small" to={`/credits/${order.package.id}`}>
      {t('otherWay')}
    </ButtonLink>
  );
}
