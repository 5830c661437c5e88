import '../orders/order.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Field, RadioGroup, TextArea } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import { useCompanyInfo, useSettings } from '#features/site/web/index.ts';
import { type CancellationEnd, cancellationEnds, declareCancellation, maxCancellationReason } from '../../contract/withdrawal.ts';
import { WithdrawalCheck } from '../withdrawal/withdrawal-check.tsx';
import { WithdrawalForm } from '../withdrawal/withdrawal-form.tsx';
import { type Received, WithdrawalReceipt } from '../withdrawal/withdrawal-receipt.tsx';

const keys = {
  at_once: { label: 'atOnce', help: 'atOnceHelp', statement: 'statementAtOnce', done: 'endsAtOnce' },
  by_itself: { label: 'byItself', help: 'byItselfHelp', statement: 'statementByItself', done: 'endsByItself' },
} as const satisfies Record<CancellationEnd, object>;

/** /cancellation: declares, without an account, that premium for some days is to end. Entered, seen once more, then confirmed. */
export function Component() {
  const t = useTranslations('payments.cancellation');
  const withdrawal = useTranslations('payments.withdrawal');
  const user = useUser();
  const api = useApi();
  const { support_email } = useSettings();
  const { address, city } = useCompanyInfo();
  const [entered, setEntered] = useState({ name: '', order: '', email: user?.email ?? '' });
  const [ends, setEnds] = useState<CancellationEnd>('by_itself');
  const [reason, setReason] = useState('');
  const [step, setStep] = useState<'form' | 'check'>('form');
  const [received, setReceived] = useState<Received | null>(null);
  const why = ends === 'at_once' ? reason.trim() : '';
  return (
    <section className="wrap max-w-[620px] py-8 md:py-16">
      <PageTitle text={t('title')} />
      {received !== null ? (
        <WithdrawalReceipt
          title={t('doneTitle')}
          received={received}
          email={entered.email}
          steps={[t(keys[ends].done), ...(ends === 'at_once' ? [withdrawal('stepSum')] : [])]}
          paysBack={ends === 'at_once'}
        />
      ) : step === 'check' ? (
        <WithdrawalCheck
          entered={entered}
          statement={t(keys[ends].statement)}
          more={[[t('checkEnds'), t(keys[ends].label)] as const, ...(why === '' ? [] : [[t('reason'), why] as const])]}
          confirm={t('confirm')}
          declare={(clientId) => api(declareCancellation, { body: { ...entered, ends, reason: why, client_id: clientId } })}
          onChange={() => setStep('form')}
          onReceived={setReceived}
        />
      ) : (
        <>
          <h1 className="h36">{t('title')}</h1>
          <p className="mt-2 text-pretty">{t('lead')}</p>
          <WithdrawalForm
            entered={entered}
            orderMissing={t('orderMissing')}
            note={t('nothingYet', { email: support_email, address: `${address}, ${city}` })}
            onChange={setEntered}
            onNext={() => setStep('check')}
          >
            <RadioGroup
              legend={t('when')}
              name="ends"
              value={ends}
              onChange={setEnds}
              options={cancellationEnds.toReversed().map((value) => ({ value, label: t(keys[value].label), help: t(keys[value].help) }))}
            />
            {ends === 'at_once' && (
              <Field label={t('reason')}>
                <TextArea
                  name="reason"
                  rows={3}
                  maxLength={maxCancellationReason}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              </Field>
            )}
          </WithdrawalForm>
        </>
      )}
    </section>
  );
}
