import { useTranslations } from 'use-intl';
import { ButtonLink } from '#platform/web/ui/index.ts';
import { Ending } from '../frame/ending.tsx';

/** The site accepts no signups, or none without a traffic source. */
export function SignupsClosed() {
  const t = useTranslations('signup.closed');
  const form = useTranslations('signup.form');
  return (
    <Ending icon="lock-simple" title={t('title')}>
      <p className="soft">{t('text')}</p>
      <div className="actions">
        <ButtonLink kind="primary" to="/login">
          {form('login')}
        </ButtonLink>
      </div>
    </Ending>
  );
}
