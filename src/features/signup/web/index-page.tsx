import './landing/landing.css';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { toolsContext } from '#platform/web/data/context.ts';
import { requireVisitor } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { FirstQuestion } from './landing/first-question.tsx';
import { HeartPortraits } from './landing/heart-portraits.tsx';
import { Opener } from './landing/opener.tsx';
import { Promises } from './landing/promises.tsx';
import { LanguageLinks } from './landing/language-links.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  await requireVisitor(context.get(toolsContext), request);
  return null;
}

/** The landing page. It promises that no profile is invented only on sites without declared fictional profiles. */
export function Component() {
  const t = useTranslations('signup.index');
  const { name: site, index_title, description, fictional_singular } = useSettings();
  const declared = fictional_singular !== null;
  return (
    <div className="landing">
      <title>{index_title}</title>
      <meta name="description" content={description} />
      <section className="wrap hero">
        <div className="hero-text">
          <h1>{declared ? t('titleDeclared') : t('title')}</h1>
          <p className="t18 soft text-pretty">{declared ? t('leadDeclared', { site }) : t('lead', { site })}</p>
        </div>
        <div className="hero-art">
          <HeartPortraits label={t('heart')} />
        </div>
        <FirstQuestion />
      </section>
      <Promises declared={declared} />
      <Opener />
      <LanguageLinks />
    </div>
  );
}
