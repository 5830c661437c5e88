import '../order/order.css';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useSentForm } from '#platform/web/shell/sent-form.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useUser } from '#features/account/web/index.ts';
import { useCompanyInfo, useSettings } from '#features/site/web/index.ts';
import { declareWithdrawal } from '../../contract/calls.ts';
import { WithdrawalCheck } from './withdrawal-check.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { type Receipt, WithdrawalReceipt } from './withdrawal-receipt.tsx';

/** /withdrawal: declares a withdrawal from a purchase, also without an account. The visitor enters it, reviews it, then confirms. */
export function Component() {
  const t = useTranslations('orders.withdrawal');
  const errors = useTranslations('orders.errors');
  const user = useUser();
  const api = useApi();
  const { refund_days, support_email } = useSettings();
  const { address, city } = useCompanyInfo();
  const sent = useSentForm();
  const errorText = useErrorText('orders');
  const [search] = useSearchParams();
  const [entered, setEntered] = useState({
    name: sent.typed['name'] ?? '',
    order: sent.typed['order'] ?? search.get('order') ?? '',
    email: sent.typed['email'] ?? user?.email ?? '',
  });
  const [step, setStep] = useState<'form' | 'check'>('form');
  const [received, setReceived] = useState<Receipt | null>(sent.done === null ? null : 'sent');
  return (
    <section className="wrap max-w-[620px] py-8 md:py-16">
      <PageTitle text={t('title')} />
      {received !== null ? (
        <WithdrawalReceipt
          title={t('doneTitle')}
          received={received}
          email={received === 'sent' ? '' : entered.email}
          steps={[t('stepSum')]}
          paysBack
        />
      ) : step === 'check' ? (
        <WithdrawalCheck
          entered={entered}
          statement={t('statement')}
          confirm={t('confirm')}
          declare={(clientId, proof) => api(declareWithdrawal, { body: { ...entered, client_id: clientId, ...proof } })}
          onChange={() => setStep('form')}
          onReceived={setReceived}
        />
      ) : (
        <>
          <h1 className="title-l">{t('title')}</h1>
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
            confirm={t('confirm')}
            problem={sent.error && errorText(sent.error)}
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
