import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { OperatorText } from './operator-text.tsx';
import { operatorPageQuery } from './queries.ts';

/** A page that the operator wrote; its loader has asked for it. */
export function OperatorPage({ slug }: { readonly slug: string }) {
  const api = useApi();
  const language = useLanguage();
  const { data: loaded } = useSuspenseQuery(operatorPageQuery(api, slug));
  const { data: translated } = useQuery({
    ...operatorPageQuery(api, slug, language),
    enabled: language !== loaded.language,
    placeholderData: keepPreviousData,
  });
  const page = language === loaded.language ? loaded : (translated ?? loaded);
  return (
    <article className="wrap operator-page" lang={page.language}>
      <PageTitle text={page.title} />
      <h1 className="title-xl">{page.title}</h1>
      <OperatorText html={page.html} />
    </article>
  );
}
