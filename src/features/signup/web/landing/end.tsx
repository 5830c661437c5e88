import { useTranslations } from 'use-intl';
import { Panel } from '#platform/web/ui/index.ts';
import { SignupLink } from '#features/account/web/index.ts';

export function End() {
  const t = useTranslations('signup');
  return (
    <div className="wrap">
      <Panel tone="blush" className="end">
        <h2>{t('end.title')}</h2>
        <p className="soft">{t('end.text')}</p>
        <SignupLink kind="primary" size="tall" className="mt-3">
          {t('opener.signup')}
        </SignupLink>
      </Panel>
    </div>
  );
}
