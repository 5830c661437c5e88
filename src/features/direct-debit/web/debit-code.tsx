import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeText } from '#platform/web/i18n/use-time-text.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, ButtonLink, cx, useAnnounce } from '#platform/web/ui/index.ts';
import type { DirectDebit } from '../contract/endpoints.ts';
import { LegalLinks, useLegalNote } from '#features/orders/web/index.ts';
import { CodeInput } from './code-input.tsx';
import { DebitRefusal } from './debit-refusal.tsx';
import { DebitSummary } from './debit-summary.tsx';
import { useConfirmDebit, useSendDebit } from './use-debit-call.ts';

type Sent = NonNullable<DirectDebit['code']>;
const codeErrors = ['code_invalid', 'code_expired', 'code_used_up'];
const codeLength = 6;

/** Step 2: the code from the SMS, and the binding order. */
export function DebitCode({ debit, sent }: { readonly debit: DirectDebit; readonly sent: Sent }) {
  const t = useTranslations('direct-debit.debit');
  const buy = useTranslations('orders.checkout')('buy');
  const errorText = useErrorText('direct-debit', 'orders');
  const [code, setCode] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const confirm = useConfirmDebit(debit.order.id);
  const legal = useLegalNote();
  const ofCode = confirm.error instanceof ApiError && codeErrors.includes(confirm.error.code) ? confirm.error : null;
  const change = (typed: string) => {
    setCode(typed);
    setTooShort(false);
    if (confirm.error) confirm.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < codeLength) setTooShort(true);
    else if (!confirm.isPending) confirm.mutate(code);
  };
  return (
    <form className="shop-cols" noValidate onSubmit={submit}>
      <div className="debit-form">
        <CodeInput value={code} error={tooShort ? t('codeShort') : ofCode ? errorText(ofCode) : undefined} onChange={change} />
        <Tries sent={sent} />
        <Again debit={debit} sent={sent} onSent={() => change('')} />
      </div>
      <DebitSummary debit={debit} account={sent.iban_hint}>
        <Button type="submit" kind="primary" size="tall" wide loading={confirm.isPending}>
          {buy}
        </Button>
        {confirm.error && ofCode === null && <DebitRefusal error={confirm.error} debit={debit} />}
        <p className="text-s soft">{legal(debit.order.package)}</p>
        <LegalLinks />
      </DebitSummary>
    </form>
  );
}

/** Where and when the code was sent, and how long it is valid. */
export function CodeLead({ sent }: { readonly sent: Sent }) {
  const t = useTranslations('direct-debit.debit');
  const timeText = useTimeText();
  const time = (instant: string) => timeText(new Date(instant));
  return <>{t('codeLead', { phone: sent.phone_hint, sent: time(sent.sent_at), time: time(sent.valid_until) })}</>;
}

function Tries({ sent: { tries, tries_left: left } }: { readonly sent: Sent }) {
  const t = useTranslations('direct-debit.debit');
  return (
    <p className="debit-tries">
      <span aria-hidden="true">
        {Array.from({ length: tries }, (_try, index) => (
          <i key={index} className={cx(index < tries - left && 'on')} />
        ))}
      </span>
      {t('triesLeft', { n: left, all: tries })}
    </p>
  );
}

function Again({ debit, sent, onSent }: { readonly debit: DirectDebit; readonly sent: Sent; readonly onSent: () => void }) {
  const t = useTranslations('direct-debit.debit');
  const announce = useAnnounce();
  const send = useSendDebit(debit.order.id);
  const nextId = useRef<string | null>(null);
  const again = () => {
    nextId.current ??= newClientId();
    send.mutate(
      { form: null, client_id: nextId.current },
      {
        onSuccess() {
          nextId.current = null;
          onSent();
          announce(t('codeSent'));
        },
      },
    );
  };
  return (
    <>
      <div className="debit-again">
        <Button kind="plain" size="small" disabled={sent.sends_left === 0} loading={send.isPending} onClick={again}>
          {t('newCode')}
        </Button>
        <ButtonLink kind="plain" size="small" to={`/directdebit?order=${debit.order.id}&edit=1`}>
          {t('change')}
        </ButtonLink>
      </div>
      {sent.sends_left === 0 && <p className="text-s soft">{t('noMoreCodes')}</p>}
      {send.error && <DebitRefusal error={send.error} debit={debit} />}
    </>
  );
}
