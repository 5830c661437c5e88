import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useAsks, useOffice } from '#features/office/web/index.ts';
import { previewContent } from '../../contract/calls.ts';
import { bodyOf, type Typed } from '../fields/typed.ts';
import { type Body, type Lang, type ListReply, type PieceOf, previewKeyOf } from '../queries.ts';
import { useNames } from '../use-names.ts';

interface Props {
  readonly piece: PieceOf;
  readonly language: Lang;
  readonly typed: Typed;
  readonly list: ListReply;
}

/** Ms without typing. */
const pause = 500;

/** What readers would see of what is typed, and what they get where a language is missing. */
export function Preview({ piece, language, typed, list }: Props) {
  const t = useTranslations('office-content.preview');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const { languageName } = useNames();
  const body = JSON.stringify(bodyOf(piece, language, typed, 0));
  const settled = useSettled(body);
  const isEmpty = Object.values(typed).every((value) => value === '');
  const { data, isError } = useQuery({
    queryKey: previewKeyOf(about, settled),
    queryFn: () => asks.within(() => api(previewContent, { query: about, body: JSON.parse(settled) as Body })),
    enabled: language !== null && !isEmpty && settled !== 'null',
    retry: false,
    placeholderData: (before) => before,
  });
  return (
    <>
      <section aria-labelledby="preview">
        <h3 id="preview" className="title-h22">
          {t('title')}
        </h3>
        <div className="seen" lang={language ?? undefined}>
          {isEmpty ? <p className="soft">{t('nothing')}</p> : <Seen piece={piece} typed={typed} html={data?.html ?? null} list={list} />}
        </div>
        {isError && <p className="text-s part">{t('failed')}</p>}
      </section>
      {piece.kind === 'legal' && <p className="text-s soft">{t('legalLead')}</p>}
      {data !== undefined && data.instead.length > 0 && (
        <section aria-labelledby="instead">
          <h3 id="instead" className="text-s">
            {t('instead')}
          </h3>
          <dl className="instead text-s">
            {data.instead.map(({ language: missing, shows }) => (
              <div key={missing}>
                <dt>{languageName(missing)}</dt>
                <dd>{shows === null ? t('ours') : languageName(shows)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-s soft">{t('insteadLead')}</p>
        </section>
      )}
    </>
  );
}

function Seen({ piece: { kind }, typed, html, list }: Omit<Props, 'language'> & { readonly html: string | null }) {
  const t = useTranslations('office-content.preview');
  const words = (name: keyof Typed) => String(typed[name] ?? '');
  switch (kind) {
    case 'page':
    case 'legal':
      return (
        <>
          {words('title') !== '' && <p className="title-h22">{words('title')}</p>}
          {/* oxlint-disable-next-line emberleaf/no-html-as-text -- The server has made it from Markdown without HTML. */}
          {html !== null && <div className="seen-body" dangerouslySetInnerHTML={{ __html: html }} />}
        </>
      );
    case 'lander':
      return (
        <>
          <p className="title-h22">{words('headline')}</p>
          <p className="soft">{words('lead')}</p>
        </>
      );
    case 'icebreaker':
      return <p className="seen-bubble">{words('text')}</p>;
    case 'gift':
      return (
        <p>
          {typed.offered === true
            ? t('cost', { n: words('price') === '' ? list.gift_credits : Number(words('price')) || 0 })
            : t('notOffered')}
        </p>
      );
    case 'teaser':
      return (
        <>
          <p className="text-s soft">{t('ad')}</p>
          <p>
            <b>{words('title')}</b>
          </p>
          <p>{words('text')}</p>
        </>
      );
  }
}

/** The value once nothing was typed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
