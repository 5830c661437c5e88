import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Alert, Button, ButtonLink, Panel } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Debt } from '../../contract/debts.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { MethodChoice } from '#features/payment-providers/web/index.ts';
import { usePayDebt } from './use-pay-debt.ts';

/** The debt of one order, with its calculation and the methods to pay it. */
export function DebtPanel({ debt }: { readonly debt: Debt }) {
  const t = useTranslations('orders.owed');
  const money = useMoney();
  const { support_email: email } = useSettings();
  const { returned, taken, amount } = debt;
  return (
    <Panel as="section" className="mt-6">
      <p className="text-pretty">{t('lead', { order: debt.number })}</p>
      <dl className="bill num mt-2">
        <div>
          <dt>{t('returned')}</dt>
          <dd>{money(returned)}</dd>
        </div>
        {taken.amount > 0 && (
          <div>
            <dt>{t('taken')}</dt>
            <dd>{money({ ...taken, amount: -taken.amount })}</dd>
          </div>
        )}
      </dl>
      <p className="total">
        <b>{t('open')}</b>
        <span className="title-m num">{money(amount)}</span>
      </p>
      {debt.payment === null ? <Payment debt={debt} /> : <OnItsWay payment={debt.payment} />}
      <p className="text-s soft mt-4 text-pretty">{t('after')}</p>
      <p className="text-s soft mt-2">{t('wrong', { email })}</p>
    </Panel>
  );
}

function Payment({ debt }: { readonly debt: Debt }) {
  const t = useTranslations('orders.owed');
  const none = useTranslations('payment-providers.method');
  const money = useMoney();
  const errorText = useErrorText('orders');
  const { support_email: email } = useSettings();
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const method = debt.methods.find((candidate) => candidate === chosen) ?? debt.methods[0];
  const payment = usePayDebt(debt);
  if (method === undefined) {
    return (
      <Alert tone="note" icon="info" className="mt-4">
        {none('none', { email })}
      </Alert>
    );
  }
  return (
    <>
      <div className="mt-6">
        <MethodChoice methods={debt.methods} value={method} onChange={setChosen} />
      </div>
      {payment.error && (
        <Alert tone="note" icon="warning-circle" live className="mt-4">
          {errorText(payment.error)}
        </Alert>
      )}
      <Button kind="primary" size="tall" wide className="mt-4" loading={payment.busy} onClick={() => payment.pay(method)}>
        {t('pay', { amount: money(debt.amount) })}
      </Button>
    </>
  );
}

function OnItsWay({ payment }: { readonly payment: number }) {
  const t = useTranslations('orders.owed');
  const link = (
    <ButtonLink to={`/transactions/${payment}`} kind="ink" size="small">
      {t('pendingShow')}
    </ButtonLink>
  );
  return (
    <Alert tone="amber" icon="clock" className="mt-4" actions={link}>
      {t('pending')}
    </Alert>
  );
}
