import { useEffect, useEffectEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, cx, Icon } from '#platform/web/ui/index.ts';
import { paymentPhases } from '../../contract/rules.ts';
import { usePost, useSetup } from '../setup-api.ts';
import { useFieldError, useMissingNames } from '../use-missing.ts';

interface Props {
  readonly onNext: () => void;
  readonly onBack: () => void;
}

const everyMs = 2000;

/** A test order: paid on the sandbox's page, then followed to its refund. */
export function PaymentStep({ onNext, onBack }: Props) {
  const t = useTranslations('office-setup');
  const errorText = useErrorText('office-setup', 'office');
  const dateText = useDateFormat();
  const format = useFormatter();
  const names = useMissingNames();
  const errorOf = useFieldError('payment', true);
  const { setup } = useSetup();
  const { payment } = setup;
  const start = usePost();
  const follow = usePost();
  const isOpen = payment.state === 'open';
  const read = useEffectEvent(() => {
    if (!follow.isPending) follow.mutate({ step: 'payment', payment: { again: false } });
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    read();
    const timer = setInterval(() => read(), everyMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  const isDone = payment.state === 'done';
  const hints = setup.missing.filter(({ step, field }) => step === 'payment' && field !== 'payment');
  return (
    <div className="setup-form">
      <div>
        <h2 className="title-h28">{t('payment.title')}</h2>
        <p className="soft">{t('payment.lead')}</p>
        {payment.providers.length > 0 && <p className="text-s soft">{t('payment.providers', { names: format.list(payment.providers) })}</p>}
      </div>
      {payment.state !== 'none' && (
        <ol className="setup-phases" aria-live="polite">
          {paymentPhases.map((name) => {
            const at = payment.phases.find((one) => one.name === name)?.at;
            return (
              <li key={name} className={cx(at !== undefined && 'done')}>
                <span className="time text-s soft num">{at === undefined ? '' : dateText(new Date(at), { timeStyle: 'medium' })}</span>
                <span>
                  {name === 'ordered' && payment.order !== null
                    ? t('payment.order', { number: payment.order })
                    : name === 'invoice' && payment.invoice !== null
                      ? t('payment.invoice', { number: payment.invoice })
                      : t(`payment.phase.${name}`)}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {payment.url !== null && (
        <p className="setup-line">
          <a className="btn primary" href={new URL(payment.url).pathname}>
            {t('payment.pay')}
          </a>
          <span className="text-s soft">{t('payment.payHelp')}</span>
        </p>
      )}
      {payment.state === 'failed' && (
        <Alert tone="amber" icon="warning-circle" live>
          {t('payment.failed')}
        </Alert>
      )}
      {start.error && (
        <Alert tone="amber" icon="warning-circle" live>
          {errorText(start.error)}
        </Alert>
      )}
      <div className="setup-note">
        <p>{t('payment.kept')}</p>
      </div>
      {hints.map((one) => (
        <p key={one.field} className="text-s setup-hint">
          <Icon name="warning-circle" />
          <span>
            {t('advice', { what: names([one]) })} {errorOf(one.field)}
          </span>
        </p>
      ))}
      <footer className="setup-foot">
        {isDone && (
          <Button kind="primary" onClick={onNext}>
            {t('button.next')}
          </Button>
        )}
        <Button
          kind={payment.state === 'none' || payment.state === 'failed' ? 'primary' : 'quiet'}
          loading={start.isPending}
          onClick={() => start.mutate({ step: 'payment', payment: { again: true } })}
        >
          {t(payment.state === 'none' ? 'button.try' : 'button.tryAgain')}
        </Button>
        {!isDone && (
          <Button kind="quiet" onClick={onNext}>
            {t('button.later')}
          </Button>
        )}
        <Button kind="plain" onClick={onBack}>
          {t('button.back')}
        </Button>
        {!isDone && <p className="text-s soft">{t('opensLater')}</p>}
      </footer>
    </div>
  );
}
