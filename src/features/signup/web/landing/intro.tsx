import { useTranslations } from 'use-intl';
import { Icon, Photo } from '#platform/web/ui/index.ts';
import { SignupLink } from '#features/account/web/index.ts';
import harbour from '../art/harbour.webp?url&no-inline';

/** How a conversation starts, as a small example. */
export function Intro() {
  const t = useTranslations('signup.opener');
  return (
    <section className="wrap intro">
      <div>
        <h2 className="title-l">{t('title')}</h2>
        <p className="text-l soft text-pretty">{t('text')}</p>
        <SignupLink kind="primary" size="tall">
          {t('signup')}
        </SignupLink>
      </div>
      <div className="conversation">
        <div className="liked">
          <Photo src={harbour} width={480} height={600} alt={t('photo')} position="60% 20%" className="aspect-square" />
          <span className="round like mirror">
            <Icon name="heart-fill" />
          </span>
        </div>
        <p className="line mine over">{t('mine')}</p>
        <p className="line">{t('theirs')}</p>
        <p className="line mine">{t('answer')}</p>
      </div>
    </section>
  );
}
