import '../order/order.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useSentForm } from '#platform/web/shell/sent-form.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Field, RadioGroup, TextArea } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import { useCompanyInfo, useSettings } from '#features/site/web/index.ts';
import { declareCancellation } from '../../contract/calls.ts';
import { type CancellationEnd, cancellationEnds, maxCancellationReason } from '../../contract/withdrawal-rules.ts';
import { WithdrawalCheck } from '../withdrawal/withdrawal-check.tsx';
import { WithdrawalForm } from '../withdrawal/withdrawal-form.tsx';
import { type Receipt, WithdrawalReceipt } from '../withdrawal/withdrawal-receipt.tsx';

const timed = {
  at_once: { label: 'atOnce', help: 'atOnceHelp', statement: 'statementAtOnce', done: 'endsAtOnce' },
  by_itself: { label: 'byItself', help: 'byItselfHelp', statement: 'statementByItself', done: 'endsByItself' },
} as const satisfies Record<CancellationEnd, object>;

/** Shown where the site sells nothing that has an end of its own. */
const endless = {
  at_once: { label: 'atOnce', help: 'atOnceHelpEndless', statement: 'statementAtOnce', done: 'endless' },
  by_itself: { label: 'nextTime', help: 'nextTimeHelp', statement: 'statementNextTime', done: 'endless' },
} as const satisfies Record<CancellationEnd, object>;

const toEnd = (text: string | undefined): CancellationEnd => cancellationEnds.find((end) => end === text) ?? 'by_itself';

/** /cancellation: declares, without an account, that a contract is to end. The visitor enters it, reviews it, then confirms. */
export function Component() {
  const t = useTranslations('orders.cancellation');
  const withdrawal = useTranslations('orders.withdrawal');
  const user = useUser();
  const api = useApi();
  const { support_email, timed_premium } = useSettings();
  const keys = timed_premium ? timed : endless;
  const sent = useSentForm();
  const errorText = useErrorText('orders');
  const { address, city } = useCompanyInfo();
  const [entered, setEntered] = useState({
    name: sent.typed['name'] ?? '',
    order: sent.typed['order'] ?? '',
    email: sent.typed['email'] ?? user?.email ?? '',
  });
  const [ends, setEnds] = useState(toEnd(sent.typed['ends']));
  const [reason, setReason] = useState(sent.typed['reason'] ?? '');
  const hydrated = useHydrated();
  const [step, setStep] = useState<'form' | 'check'>('form');
  const [received, setReceived] = useState<Receipt | null>(sent.done === null ? null : 'sent');
  const why = ends === 'at_once' ? reason.trim() : '';
  return (
    <section className="wrap max-w-[620px] py-8 md:py-16">
      <PageTitle text={t('title')} />
      {received !== null ? (
        <WithdrawalReceipt
          title={t('doneTitle')}
          received={received}
          email={received === 'sent' ? '' : entered.email}
          steps={received === 'sent' ? [] : [t(keys[ends].done), ...(ends === 'at_once' ? [withdrawal('stepSum')] : [])]}
          paysBack={received !== 'sent' && ends === 'at_once'}
        />
      ) : step === 'check' ? (
        <WithdrawalCheck
          entered={entered}
          statement={t(keys[ends].statement)}
          more={[[t('checkEnds'), t(keys[ends].label)] as const, ...(why === '' ? [] : [[t('reason'), why] as const])]}
          confirm={t('confirm')}
          declare={(clientId, proof) =>
            api(declareCancellation, { body: { ...entered, ends, reason: why, client_id: clientId, ...proof } })
          }
          onChange={() => setStep('form')}
          onReceived={setReceived}
        />
      ) : (
        <>
          <h1 className="title-l">{t('title')}</h1>
          <p className="mt-2 text-pretty">{t(timed_premium ? 'lead' : 'leadEndless')}</p>
          <WithdrawalForm
            entered={entered}
            confirm={t('confirm')}
            problem={sent.error && errorText(sent.error)}
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
            {(ends === 'at_once' || !hydrated) && (
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
