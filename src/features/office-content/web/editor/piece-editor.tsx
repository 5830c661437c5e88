import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { languages } from '#platform/contract/languages.ts';
import { useApi } from '#platform/web/data/context.ts';
import { cx, PageLink } from '#platform/web/ui/index.ts';
import { Loaded, useAsks, useOffice, useWhen } from '#features/office/web/index.ts';
import { type Kind, type Lang, type ListReply, type PieceOf, pieceQuery, type TextOf } from '../queries.ts';
import { useAddress } from '../use-address.ts';
import { useNames } from '../use-names.ts';
import { TextEditor } from './text-editor.tsx';
import { hasCommon, hasLanguages } from '../fields/typed.ts';

interface Props {
  readonly list: ListReply;
  readonly kind: Kind;
  readonly of: string;
}

/** One piece: its languages, and the text of the chosen one. */
export function PieceEditor({ list, kind, of }: Props) {
  const t = useTranslations('office-content');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useQuery(pieceQuery({ api, asks }, about, kind, of));
  return (
    <Loaded query={query} what={t('what')}>
      {(piece) => <Piece piece={piece ?? newPiece(kind, of)} list={list} />}
    </Loaded>
  );
}

/** Nothing of it has been saved. */
const newPiece = (kind: Kind, key: string): PieceOf => ({
  kind,
  key,
  name: '',
  own: true,
  complete: [],
  hidden: false,
  drafted: false,
  changed: null,
  texts: [null, ...languages].map((language) => ({
    language,
    version: 0,
    live: 'missing',
    content: null,
    published: null,
    draft: null,
    published_by: null,
    published_at: null,
    stale: false,
  })),
});

function Piece({ piece, list }: { readonly piece: PieceOf; readonly list: ListReply }) {
  const t = useTranslations('office-content');
  const when = useWhen();
  const { pieceName } = useNames();
  const { language: named } = useAddress();
  const possible: readonly Lang[] = [
    ...(hasCommon(piece) ? [null] : []),
    ...(hasLanguages(piece) ? [list.language, ...languages.filter((one) => one !== list.language)] : []),
  ];
  const fallback = hasLanguages(piece) ? list.language : null;
  const language = named !== undefined && possible.includes(named) ? named : fallback;
  const text = piece.texts.find((one) => one.language === language);
  const { changed } = piece;
  return (
    <>
      <section className="content-editor" aria-labelledby="piece">
        <header>
          <p className="text-s soft">
            {t(`one.${piece.kind}`)} <span className="mono">{piece.key}</span> ·{' '}
            {changed === null
              ? t('editor.never')
              : t('editor.changed', { name: changed.by?.name ?? t('editor.machine'), when: when(changed.at) })}
          </p>
          <h2 id="piece" className="title-h22">
            {pieceName(piece)}
          </h2>
        </header>
        {possible.length > 1 && <Languages piece={piece} possible={possible} current={language} original={list.language} />}
      </section>
      {text !== undefined && <TextEditor key={`${language ?? 'all'}`} piece={piece} text={text} list={list} />}
    </>
  );
}

interface LanguagesProps {
  readonly piece: PieceOf;
  readonly possible: readonly Lang[];
  readonly current: Lang;
  readonly original: Lang;
}

function Languages({ piece, possible, current, original }: LanguagesProps) {
  const t = useTranslations('office-content.editor');
  const { languageName } = useNames();
  const { toLanguage } = useAddress();
  return (
    <nav className="lang-links" aria-label={t('languages')}>
      {possible.map((language) => {
        const text = piece.texts.find((one) => one.language === language);
        const state = stateOf(text);
        const words = state === 'stale' ? t('stale', { language: languageName(original) }) : t(state);
        return (
          <PageLink
            key={language ?? 'all'}
            to={toLanguage(language)}
            aria-current={language === current ? 'true' : undefined}
            className={cx('lang-link', state)}
            title={`${languageName(language)}: ${words}`}
          >
            <span aria-hidden="true">
              {language === null ? t('common') : language.toUpperCase()} {marks[state]}
            </span>
            <span className="sr">{`${languageName(language)}: ${words}`}</span>
          </PageLink>
        );
      })}
    </nav>
  );
}

type State = 'live' | 'ours' | 'missing' | 'draft' | 'stale';
const marks: Readonly<Record<State, string>> = { live: '✓', ours: '○', missing: '–', draft: '✎', stale: '⚠' };

function stateOf(text: TextOf | undefined): State {
  if (text === undefined) return 'missing';
  if (text.draft !== null) return 'draft';
  if (text.stale) return 'stale';
  return text.live === 'published' ? 'live' : text.live;
}
