import './text.css';
import './text-print.css';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { OperatorText } from '#features/operator-pages/web/index.ts';
import { TrackingChoice } from '#features/visits/web/index.ts';
import type { Text } from '../contract/text.ts';
import { Changes, changesId } from './changes.tsx';
import { Contents } from './contents.tsx';
import { Spans } from './spans.tsx';
import { OtherVersion, Versions } from './versions.tsx';
import { TextSection } from './text-section.tsx';
import { textQuery } from './queries.ts';

export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  await throwToErrorPage(queries.ensureQueryData(textQuery(api, params['page'] ?? '', null, params['version'])));
  return null;
}

/** /pages/{name}: a legal or help text with its main points, contents, and changes. */
export function Component() {
  const t = useTranslations('static-pages');
  const text = useText();
  // A page without main points is short, and its sections are no paragraphs to refer to.
  const numbered = text.short.length > 0;
  return (
    <div className="wrap text-page">
      <PageTitle text={text.title} />
      <header className="text-head">
        <h1 className="title-xl">{text.title}</h1>
        <Button size="small" icon="printer" className="text-print" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <OtherVersion text={text} />
        {text.lead.length > 0 && (
          <p className="text-l soft text-lead">
            <Spans of={text.lead} />
          </p>
        )}
        <Version text={text} />
      </header>
      {text.html === null && <Contents sections={text.sections} numbered={numbered} />}
      <article className="text-body" lang={text.language}>
        {text.html !== null && <OperatorText html={text.html} />}
        {text.short.length > 0 && <Short lines={text.short} />}
        {text.sections.map((section, at) => (
          <TextSection key={section.id} section={section} number={numbered ? at + 1 : null}>
            {text.page === 'cookies' && section.id === 'tracking' && <TrackingChoice>{t('trackingChoice')}</TrackingChoice>}
          </TextSection>
        ))}
        {text.versions.length > 0 ? <Versions text={text} /> : <Changes changes={text.changes} />}
      </article>
    </div>
  );
}

/** The text as loaded by the loader; after a change of the language in the new one, once it is loaded. */
function useText(): Text {
  const { page = '', version } = useParams();
  const language = useLanguage();
  const api = useApi();
  const { data: loaded } = useSuspenseQuery(textQuery(api, page, null, version));
  const { data: translated } = useQuery({
    ...textQuery(api, page, language),
    enabled: version === undefined && language !== loaded.language,
  });
  return language === loaded.language ? loaded : (translated ?? loaded);
}

function Version({ text }: { readonly text: Text }) {
  const t = useTranslations('static-pages');
  const dateText = useDateFormat();
  const date = dateText(new Date(text.version), { dateStyle: 'long' });
  return (
    <p className="soft text-version">
      <span>{t.rich('version', { date, b: (inner) => <b>{inner}</b> })}</span>
      <a className="link" href={`#${changesId}`}>
        {text.versions.length > 0 ? t('versions.title') : t('changes')}
      </a>
    </p>
  );
}

function Short({ lines }: { readonly lines: Text['short'] }) {
  const t = useTranslations('static-pages');
  return (
    <section className="text-short" aria-labelledby="short">
      <h2 className="title-m" id="short">
        {t('short')}
      </h2>
      <ul>
        {lines.map(({ icon, spans }) => (
          <li key={icon}>
            <Icon name={icon} />
            <p>
              <Spans of={spans} />
            </p>
          </li>
        ))}
      </ul>
      <p className="text-s soft">{t('shortNote')}</p>
    </section>
  );
}
