import { useTranslations } from 'use-intl';
import { ButtonLink, Panel } from '#platform/web/ui/index.ts';

/** In place of the first question, where the site takes nobody in. */
export function Closed() {
  const t = useTranslations('signup');
  return (
    <Panel tone="raised" className="ask grid gap-[18px]">
      <h2 className="title-s">{t('closed.title')}</h2>
      <p className="soft text-pretty text-left">{t('closed.text')}</p>
      <ButtonLink kind="primary" size="tall" wide to="/login">
        {t('form.login')}
      </ButtonLink>
    </Panel>
  );
}
