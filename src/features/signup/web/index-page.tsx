import './landing/landing.css';
import './landing/landing-wide.css';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { loaderContext } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { requireVisitor } from '#features/account/web/index.ts';
import { shownToVisitorsQuery } from '#features/members/web/index.ts';
import { packagesQuery } from '#features/shop/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { chosenGenders } from './landing/chosen-genders.ts';
import { Conversation } from './landing/conversation.tsx';
import { End } from './landing/end.tsx';
import { Fairness } from './landing/fairness.tsx';
import { FirstQuestion } from './landing/first-question.tsx';
import { People } from './landing/people.tsx';
import { Prices } from './landing/prices.tsx';
import { Questions } from './landing/questions.tsx';
import { Reasons } from './landing/reasons.tsx';
import { SeenLikes } from './landing/seen-likes.tsx';
import { Closed } from './landing/closed.tsx';
import { LanguageLinks } from './landing/language-links.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  const chosen = chosenGenders(new URL(request.url).searchParams);
  await Promise.all([
    requireVisitor(tools, request),
    tools.queries.prefetchQuery(packagesQuery(tools.api)),
    tools.queries.prefetchQuery(shownToVisitorsQuery(tools.api, chosen)),
  ]);
  return null;
}

/**
 * The landing page. Only on sites without declared fictional profiles it promises that no profile is invented. The operator's title
 * and description are in the site's own language; the other languages use the catalog's.
 */
export function Component() {
  const t = useTranslations('signup.index');
  const footer = useTranslations('app.footer');
  const { name: site, index_title, description, domain_language, fictional_singular, logged_out_search, accepts_signup } = useSettings();
  const isOwn = useLanguage() === domain_language;
  const declared = fictional_singular !== null;
  const lead = declared ? t('leadDeclared') : logged_out_search === 'none' ? t('leadClosed') : t('lead');
  return (
    <div className="landing">
      <title>{isOwn ? index_title : declared ? t('pageTitleDeclared', { site }) : t('pageTitle', { site })}</title>
      <meta name="description" content={isOwn ? description : declared ? footer('promiseDeclared') : t('pageDescription')} />
      <section className="wrap hero">
        <div className="say">
          <h1>{declared ? t('titleDeclared') : t('title')}</h1>
          <p className="text-l soft">{lead}</p>
        </div>
        <People />
        {accepts_signup ? <FirstQuestion /> : <Closed />}
      </section>
      <SeenLikes />
      <Reasons />
      <Conversation />
      <Prices />
      <Fairness declared={declared} />
      <Questions declared={declared} />
      {accepts_signup && <End />}
      <LanguageLinks />
    </div>
  );
}
