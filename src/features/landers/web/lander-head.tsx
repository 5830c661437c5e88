import { createContext, type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import type { getLander } from '../contract/endpoints.ts';

type Page = Pick<ReplyOf<typeof getLander>, 'texts' | 'line' | 'niche_line'>;

const HeadContext = createContext<Page>({ texts: {}, line: null, niche_line: null });
export const HeadProvider = HeadContext.Provider;

interface Props {
  /** Our words, where the operator has none of their own in the visitor's language. */
  readonly title: string;
  readonly text: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The title and text of the page, the operator's or the catalog's. */
export function LanderHead({ title, text, className, children }: Props) {
  const t = useTranslations('landers.headline');
  const page = use(HeadContext);
  const { texts } = page;
  const line = page.line ?? page.niche_line;
  const own = new Map(Object.entries(texts)).get(useLanguage());
  const said = own?.text ?? text;
  return (
    <section className={className}>
      <PageTitle text={own?.title ?? title} />
      <meta name="description" content={said} />
      {line !== null && <p className="lander-line">{t(line)}</p>}
      <h1 className="title-xl lander-title">{own?.title ?? title}</h1>
      <p className="text-l soft text-pretty">{said}</p>
      {children}
    </section>
  );
}
