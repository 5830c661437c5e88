import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Panel } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import type { declareWithdrawal } from '../../contract/withdrawal.ts';
import { payBackDays } from '../../contract/withdrawal-rules.ts';

export type Received = ReplyOf<typeof declareWithdrawal>;

/** Without script the page knows only that the declaration was received; the mail says when, and its words. */
export type Receipt = Received | 'sent';

interface Props {
  readonly title: string;
  readonly received: Receipt;
  /** Empty when the page does not know it. */
  readonly email: string;
  /** The next steps, after the mail. */
  readonly steps: readonly string[];
  readonly paysBack: boolean;
}

/** Shows when the declaration was received, and the next steps. The text is the same whether the order exists or not. */
export function WithdrawalReceipt({ title: text, received, email, steps, paysBack }: Props) {
  const t = useTranslations('orders.withdrawal');
  const dateText = useDateFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const member = useUser() !== null;
  const at = received === 'sent' ? null : new Date(received.received_at);
  const latest = at && new Date(at.getTime() + payBackDays * 24 * 3_600_000);
  return (
    <div className="grid gap-4">
      <h1 ref={title} tabIndex={-1} className="title-l">
        {text}
      </h1>
      {at !== null && received !== 'sent' && (
        <Panel>
          <p className="text-m soft">{t('received')}</p>
          <p className="title-s num">{dateText(at, { dateStyle: 'long', timeStyle: 'medium' })}</p>
          <p className="text-s soft num mt-1">{t('number', { number: received.number })}</p>
        </Panel>
      )}
      <ol className="grid list-decimal gap-2 ps-5">
        <li className="wrap-anywhere">{email === '' ? t('stepMailUnnamed') : t('stepMail', { email })}</li>
        {paysBack && !member && <li>{t('stepConfirm')}</li>}
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {paysBack && latest !== null && <li>{t('stepMoney', { date: dateText(latest, { dateStyle: 'long' }) })}</li>}
      </ol>
      <Button kind="quiet" onClick={() => print()}>
        {t('print')}
      </Button>
    </div>
  );
}
