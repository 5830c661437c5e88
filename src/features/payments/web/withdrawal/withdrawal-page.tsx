import '../orders/order.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useUser } from '#features/account/web/index.ts';
import { useCompanyInfo, useSettings } from '#features/site/web/index.ts';
import { declareWithdrawal } from '../../contract/withdrawal.ts';
import { WithdrawalCheck } from './withdrawal-check.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { type Received, WithdrawalReceipt } from './withdrawal-receipt.tsx';

/** /withdrawal: declares, without an account, that a purchase is withdrawn from. Entered, seen once more, then confirmed. */
export function Component() {
  const t = useTranslations('payments.withdrawal');
  const errors = useTranslations('payments.errors');
  const user = useUser();
  const api = useApi();
  const { refund_days, support_email } = useSettings();
  const { address, city } = useCompanyInfo();
  const [entered, setEntered] = useState({ name: '', order: '', email: user?.email ?? '' });
  const [step, setStep] = useState<'form' | 'check'>('form');
  const [received, setReceived] = useState<Received | null>(null);
  return (
    <section className="wrap max-w-[620px] py-8 md:py-16">
      <PageTitle text={t('title')} />
      {received !== null ? (
        <WithdrawalReceipt title={t('doneTitle')} received={received} email={entered.email} steps={[t('stepSum')]} paysBack />
      ) : step === 'check' ? (
        <WithdrawalCheck
          entered={entered}
          statement={t('statement')}
          confirm={t('confirm')}
          declare={(clientId) => api(declareWithdrawal, { body: { ...entered, client_id: clientId } })}
          onChange={() => setStep('form')}
          onReceived={setReceived}
        />
      ) : (
        <>
          <h1 className="h36">{t('title')}</h1>
          <p className="mt-2 text-pretty">{t('lead', { days: refund_days })}</p>
          <p className="soft mt-2 text-pretty">
            {t.rich('account', {
              link: (text) => (
                <Link className="link" to="/transactions">
                  {text}
                </Link>
              ),
            })}
          </p>
          <WithdrawalForm
            entered={entered}
            orderMissing={errors('order_required')}
            note={t('nothingYet', { email: support_email, address: `${address}, ${city}` })}
            onChange={setEntered}
            onNext={() => setStep('check')}
          />
        </>
      )}
    </section>
  );
}
