import './operator-page.css';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { operatorPageQuery } from './queries.ts';

/** A page that the operator wrote; its loader has asked for it. */
export function OperatorPage({ slug }: { readonly slug: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const language = useLanguage();
  const { data: loaded } = useSuspenseQuery(operatorPageQuery(api, slug));
  const { data: translated } = useQuery({
    ...operatorPageQuery(api, slug, language),
    enabled: language !== loaded.language,
    placeholderData: keepPreviousData,
  });
  const page = language === loaded.language ? loaded : (translated ?? loaded);
  const openWithin = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.getAttribute('href') ?? '/');
  };
  return (
    <article className="wrap operator-page" lang={page.language}>
      <PageTitle text={page.title} />
      <h1 className="title-xl">{page.title}</h1>
      {/* oxlint-disable-next-line emberleaf/no-html-as-text -- The server has made it from Markdown without HTML. */}
      <div className="operator-text" onClickCapture={openWithin} dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
