import './landing.css';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { toolsContext } from '#platform/web/data/context.ts';
import { refuseMember } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { FirstQuestion } from './first-question.tsx';
import { HeartOfTwo } from './heart-of-two.tsx';
import { Opener } from './opener.tsx';
import { Promises } from './promises.tsx';
import { Tongues } from './tongues.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await refuseMember(context.get(toolsContext));
  return null;
}

/** What a visitor sees first. What it says about invented profiles is said only where the site declares none. */
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
          <HeartOfTwo label={t('heart')} />
        </div>
        <FirstQuestion />
      </section>
      <Promises declared={declared} />
      <Opener />
      <Tongues />
    </div>
  );
}
