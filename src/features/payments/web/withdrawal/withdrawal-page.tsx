import '../orders/order.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { leastRefundDays } from '../../contract/withdrawal.ts';
import { WithdrawalCheck } from './withdrawal-check.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { type Received, WithdrawalReceipt } from './withdrawal-receipt.tsx';

/** /withdrawal: declares, without an account, that a purchase is withdrawn from. Entered, seen once more, then confirmed. */
export function Component() {
  const t = useTranslations('payments.withdrawal');
  const user = useUser();
  const { refund_days } = useSettings();
  const [entered, setEntered] = useState({ name: '', order: '', email: user?.email ?? '' });
  const [step, setStep] = useState<'form' | 'check'>('form');
  const [received, setReceived] = useState<Received | null>(null);
  return (
    <section className="wrap max-w-[620px] py-8 md:py-16">
      <PageTitle text={t('title')} />
      {received !== null ? (
        <WithdrawalReceipt received={received} email={entered.email} />
      ) : step === 'check' ? (
        <WithdrawalCheck entered={entered} onChange={() => setStep('form')} onReceived={setReceived} />
      ) : (
        <>
          <h1 className="h36">{t('title')}</h1>
          <p className="mt-2 text-pretty">{t('lead', { days: Math.max(leastRefundDays, refund_days) })}</p>
          <p className="soft mt-2 text-pretty">
            {t.rich('account', {
              link: (text) => (
                <Link className="link" to="/transactions">
                  {text}
                </Link>
              ),
            })}
          </p>
          <WithdrawalForm entered={entered} onChange={setEntered} onNext={() => setStep('check')} />
        </>
      )}
    </section>
  );
}
