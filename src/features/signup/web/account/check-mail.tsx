import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/index.ts';
import type { Tracking } from '#features/site/web/index.ts';
import type { Addressee } from '../state/addressee.ts';
import type { Answers, Problem } from '../state/answers.ts';
import { Ending } from '../frame/ending.tsx';
import { useSignupAgain } from './use-signup.ts';

interface Props {
  readonly answers: Answers;
  readonly tracking: Tracking | null;
  readonly addressee: Addressee | null;
  /** The visitor wants to correct the address. */
  readonly onAnother: () => void;
  /** The terms have changed since the visitor agreed to them. */
  readonly onOutdated: (problem: Problem) => void;
}

/** The last step on a site that does not reveal its members. It is the same for every address; only the mail differs. */
export function CheckMail({ answers, tracking, addressee, onAnother, onOutdated }: Props) {
  const t = useTranslations('signup.mail');
  const resend = useTranslations('app.resend');
  const errorText = useErrorText('signup', 'account', 'proof-of-work');
  const again = useSignupAgain({ tracking, addressee, onOutdated });
  const { email } = answers;
  return (
    <Ending icon="envelope-simple" title={t('title')}>
      <p className="wrap-anywhere">{t('text', { email })}</p>
      <p className="text-m soft">{t('help')}</p>
      <p className="text-m not-empty:mt-2" role="status">
        {again.isSuccess && resend('sent', { email })}
        {again.error && errorText(again.error)}
      </p>
      <div className="actions">
        <Button kind="primary" loading={again.isPending && again.working === null} onClick={() => again.mutate(answers)}>
          {again.working ?? resend('send')}
        </Button>
        <Button disabled={again.isPending} onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </Ending>
  );
}
