import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { Alert, Button, EmailInput, Field, Icon, TextInput } from '#platform/web/ui/index.ts';
import { mailCodeDigits } from '../../contract/rules.ts';
import { usePost, useSetup } from '../setup-api.ts';

interface Props {
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** A mail with six digits: only who has read it can go on. */
export function MailStep({ onNext, onBack }: Props) {
  const t = useTranslations('office-setup');
  const errorText = useErrorText('office-setup', 'office');
  const dateText = useDateFormat();
  const language = useLanguage();
  const { setup } = useSetup();
  const { mail } = setup;
  const [to, setTo] = useState(mail.to ?? setup.company.answers.support_email);
  const [code, setCode] = useState('');
  const send = usePost(() => setCode(''));
  const confirm = usePost();
  const hasArrived = mail.arrived_at !== null;
  const sendMail = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate({ step: 'mail', mail: { to, language: language === 'de' ? 'de' : 'en' } });
  };
  const checkCode = (event: FormEvent) => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate({ step: 'mail_code', mail_code: code });
  };
  const time = (at: string) => dateText(new Date(at), { timeStyle: 'medium' });
  return (
    <div className="setup-form">
      <div>
        <h2 className="title-h28">{t('mail.title')}</h2>
        <p className="soft">{t('mail.lead')}</p>
      </div>
      <form method="post" noValidate className="setup-line" onSubmit={sendMail}>
        <Field
          label={t('mail.to')}
          help={t('mail.from', { from: mail.from })}
          error={send.error && mail.failed === null ? errorText(send.error) : undefined}
        >
          <EmailInput name="to" value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
        <Button kind={mail.sent_at === null ? 'primary' : 'quiet'} type="submit" loading={send.isPending}>
          {t(mail.sent_at === null ? 'button.send' : 'button.sendAgain')}
        </Button>
      </form>
      {mail.failed !== null && (
        <Alert tone="amber" icon="warning-circle" live>
          {t('mail.failed', { words: mail.failed })} {t('mail.failedHelp')}
        </Alert>
      )}
      <ol className="setup-phases" aria-live="polite">
        {mail.sent_at !== null && (
          <li className="done">
            <span className="time text-s soft num">{time(mail.sent_at)}</span>
            <span>{t('mail.sent', { to: mail.to ?? '' })}</span>
          </li>
        )}
        {mail.arrived_at !== null && (
          <li className="done">
            <span className="time text-s soft num">{time(mail.arrived_at)}</span>
            <span>{t('mail.arrived')}</span>
          </li>
        )}
      </ol>
      {mail.sent_at !== null && !hasArrived && (
        <form method="post" noValidate className="setup-line" onSubmit={checkCode}>
          <Field
            label={t('mail.code')}
            help={`${t('mail.waiting')} ${t('mail.codeHelp')}`}
            error={confirm.error ? errorText(confirm.error) : undefined}
          >
            <TextInput
              name="code"
              className="setup-code num"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={mailCodeDigits + 2}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Button kind="primary" type="submit" loading={confirm.isPending}>
            {t('owner.confirm')}
          </Button>
        </form>
      )}
      <footer className="setup-foot">
        {hasArrived ? (
          <Button kind="primary" onClick={onNext}>
            {t('button.next')}
          </Button>
        ) : (
          <Button kind="quiet" onClick={onNext}>
            {t('button.later')}
          </Button>
        )}
        <Button kind="plain" onClick={onBack}>
          {t('button.back')}
        </Button>
        {!hasArrived && (
          <p className="text-s soft row">
            <Icon name="info" />
            {t('opensLater')}
          </p>
        )}
      </footer>
    </div>
  );
}
