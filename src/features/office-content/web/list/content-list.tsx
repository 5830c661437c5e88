import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { languages } from '#platform/contract/languages.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, ChipLink, cx, PageLink, TextInput } from '#platform/web/ui/index.ts';
import { KeyHint, useKey } from '#features/office/web/index.ts';
import { contentKinds } from '#features/site-content/contract/kinds.ts';
import type { Kind, ListReply } from '../queries.ts';
import { useAddress } from '../use-address.ts';
import { useNames } from '../use-names.ts';
import { NewTeaserDialog } from './new-teaser-dialog.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';

type Listed = ListReply['pieces'][number];

/** All pieces by kind, with their languages. J and K go to the next and the previous one. */
export function ContentList({ list }: { readonly list: ListReply }) {
  const t = useTranslations('office-content');
  const navigate = useNavigate();
  const { pieceName } = useNames();
  const { filter, open, toFilter, toPiece } = useAddress();
  const [words, setWords] = useState('');
  const [isNew, setIsNew] = useState(false);
  const [isNewTeaser, setIsNewTeaser] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wanted = words.trim().toLowerCase();
  const found = ({ kind, key, name }: Listed) =>
    (filter === null || kind === filter) &&
    (wanted === '' || `${pieceName({ kind, key, name })} ${name} ${key}`.toLowerCase().includes(wanted));
  const shown = list.pieces.filter(found);
  const at = shown.findIndex(({ kind, key }) => kind === open?.kind && key === open.key);
  const go = (to: Listed | undefined) => (to === undefined ? undefined : void navigate(toPiece(to.kind, to.key)));
  useKey('next', () => go(shown[at + 1]));
  useKey('previous', () => go(shown[Math.max(0, at - 1)]));
  useKey('search', () => input.current?.focus());
  const kinds = contentKinds.filter((kind) => kind === 'page' || kind === 'teaser' || list.pieces.some((piece) => piece.kind === kind));
  return (
    <div className="content-list">
      <nav className="chips" aria-label={t('filter')}>
        <ChipLink to={toFilter(null)} on={filter === null}>
          {t('all')}
        </ChipLink>
        {kinds.map((kind) => (
          <ChipLink key={kind} to={toFilter(kind)} on={filter === kind} count={list.pieces.filter((piece) => piece.kind === kind).length}>
            {t(`kinds.${kind}`)}
          </ChipLink>
        ))}
      </nav>
      <label className="find">
        <span className="sr">{t('search')}</span>
        <TextInput
          ref={input}
          type="search"
          icon="magnifying-glass"
          placeholder={t('search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <KeyHint act="search" />
      </label>
      <div className="row">
        {(filter === null || filter === 'page') && (
          <Button className="tiny" icon="plus" onClick={() => setIsNew(true)}>
            {t('newPage')}
          </Button>
        )}
        {(filter === null || filter === 'icebreaker') && (
          <Button
            className="tiny"
            icon="plus"
            onClick={() => void navigate(toPiece('icebreaker', `own-${newClientId().slice(0, 8)}`, list.language))}
          >
            {t('newIcebreaker')}
          </Button>
        )}
        {(filter === null || filter === 'teaser') && (
          <Button className="tiny" icon="plus" onClick={() => setIsNewTeaser(true)}>
            {t('newTeaser')}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p className="soft">{t(wanted === '' ? 'nothing' : 'none')}</p>}
      <nav aria-label={t('list')} className="pieces">
        {contentKinds.map((kind) => (
          <Group key={kind} kind={kind} pieces={shown.filter((piece) => piece.kind === kind)} />
        ))}
      </nav>
      {isNewTeaser && (
        <NewTeaserDialog
          onClose={() => setIsNewTeaser(false)}
          onAdded={(id) => {
            setIsNewTeaser(false);
            void navigate(toPiece('teaser', String(id), 'de'));
          }}
        />
      )}
      {isNew && (
        <NewPageDialog
          onClose={() => setIsNew(false)}
          onOpen={(key) => {
            setIsNew(false);
            void navigate(toPiece('page', key, list.language));
          }}
        />
      )}
    </div>
  );
}

function Group({ kind, pieces }: { readonly kind: Kind; readonly pieces: readonly Listed[] }) {
  const t = useTranslations('office-content');
  const { pieceName } = useNames();
  const { open, toPiece } = useAddress();
  if (pieces.length === 0) return null;
  return (
    <section>
      <h2 className="text-s">{t(`kinds.${kind}`)}</h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.key}>
            <PageLink to={toPiece(kind, piece.key)} aria-current={open?.kind === kind && open.key === piece.key ? 'page' : undefined}>
              <span className="piece-name">
                <b>{pieceName(piece)}</b>
                <span className="text-s soft">{subtitleOf(piece)}</span>
              </span>
              <span className="marks text-s">
                {piece.drafted && <span className="amber-mark">{t('drafted')}</span>}
                {piece.hidden ? <span className="soft">{t(kind === 'gift' ? 'notOffered' : 'hidden')}</span> : <Complete piece={piece} />}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Complete({ piece: { complete } }: { readonly piece: Listed }) {
  const t = useTranslations('office-content');
  const n = complete.length;
  return (
    <span className={cx('num', n === languages.length ? 'ok' : 'part')}>
      <span aria-hidden="true">{n === languages.length ? n : t('complete', { n, all: languages.length })}</span>
      <span className="sr">{t('completeFor', { n, all: languages.length })}</span>
    </span>
  );
}

const subtitleOf = ({ kind, key }: Listed): string => (kind === 'page' ? `/${key}` : kind === 'legal' ? `/pages/${key}` : key);
