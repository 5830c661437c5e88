import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Panel } from '#platform/web/ui/index.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { type declareWithdrawal, payBackDays } from '../../contract/withdrawal.ts';

export type Received = ReplyOf<typeof declareWithdrawal>;

interface Props {
  readonly title: string;
  readonly received: Received;
  readonly email: string;
  /** What happens now, after the mail. */
  readonly steps: readonly string[];
  readonly paysBack: boolean;
}

/** When it was received, and what happens now. The same whether the order exists or not. */
export function WithdrawalReceipt({ title: text, received, email, steps, paysBack }: Props) {
  const t = useTranslations('payments.withdrawal');
  const dateText = useDateFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const at = new Date(received.received_at);
  const latest = new Date(at.getTime() + payBackDays * 24 * 3_600_000);
  return (
    <div className="grid gap-4">
      <h1 ref={title} tabIndex={-1} className="h36">
        {text}
      </h1>
      <Panel>
        <p className="t15 soft">{t('received')}</p>
        <p className="h22 num">{dateText(at, { dateStyle: 'long', timeStyle: 'medium' })}</p>
        <p className="t13 soft num mt-1">{t('number', { number: received.number })}</p>
      </Panel>
      <ol className="grid list-decimal gap-2 ps-5">
        <li className="wrap-anywhere">{t('stepMail', { email })}</li>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {paysBack && <li>{t('stepMoney', { date: dateText(latest, { dateStyle: 'long' }) })}</li>}
      </ol>
      <Button kind="quiet" onClick={() => print()}>
        {t('print')}
      </Button>
    </div>
  );
}
