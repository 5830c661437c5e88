import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Skeleton } from '#platform/web/ui/index.ts';
import { getGifs } from '../../contract/calls.ts';
import type { Gif } from '../../contract/message.ts';
import { gridTarget } from '../picker/grid-keys.ts';
import { usePages } from '../state/cache/use-pages.ts';
import { gifSearchKey } from './keys.ts';

interface Props {
  /** Empty for the most popular ones. */
  readonly search: string;
  readonly onChoose: (gif: Gif) => void;
}

/** The matching GIFs to choose from. The arrow keys move between them. */
export function GifGrid({ search, onChoose }: Props) {
  const t = useTranslations('chat.gif');
  const common = useTranslations('common.action');
  const errorText = useErrorText('chat');
  const api = useApi();
  const { pages, error, isPending, isFetchingMore, more, retry } = usePages({
    search,
    first: 1,
    key: (page) => gifSearchKey(search, page),
    load: (page, signal) => api(getGifs, { query: { page, ...(search !== '' && { q: search }) }, signal }),
    staleTime: 300_000,
    next: (last, page) => (last.more ? page + 1 : null),
  });
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup.
    list.current?.parentElement?.scrollTo({ top: 0 });
  }, [search]);
  const gifs = pages.flatMap((page) => page.gifs);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const target = gridTarget(
      event.key,
      buttons.findIndex((button) => button === document.activeElement),
      columnsOf(buttons),
      buttons.length,
    );
    if (target === null) return;
    event.preventDefault();
    setAt(target);
    buttons[target]?.focus();
  };
  return (
    <div className="gif-results" aria-busy={isPending}>
      <p className="sr" role="status">
        {isPending ? t('loading') : error === null && t('found', { n: gifs.length })}
      </p>
      {error !== null && (
        <Alert
          tone="note"
          icon="warning-circle"
          live
          actions={
            <Button size="small" onClick={retry}>
              {common('retry')}
            </Button>
          }
        >
          {t('failed')} {errorText(error)}
        </Alert>
      )}
      {isPending && <GridSkeleton />}
      {pages.length > 0 && gifs.length === 0 && error === null && <p className="gif-none">{t('none')}</p>}
      {gifs.length > 0 && (
        <ul ref={list} className="gif-grid" aria-label={t('results')} onKeyDown={move}>
          {gifs.map((gif, index) => (
            <li key={gif.id}>
              <Tile
                gif={gif}
                inTabOrder={index === Math.min(at, gifs.length - 1)}
                onFocus={() => setAt(index)}
                onChoose={() => onChoose(gif)}
              />
            </li>
          ))}
        </ul>
      )}
      {(more !== null || isFetchingMore) && (
        <Button size="small" className="gif-more" loading={isFetchingMore} onClick={() => more?.()}>
          {t('more')}
        </Button>
      )}
      {pages[0]?.provider === 'giphy' && <p className="text-s soft">{t('giphy')}</p>}
    </div>
  );
}

function GridSkeleton() {
  return (
    <div className="gif-grid">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="block" />
      ))}
    </div>
  );
}

interface TileProps {
  readonly gif: Gif;
  readonly inTabOrder: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

/** A still frame that is animated while it is in view, unless the viewer prefers reduced motion. */
function Tile({ gif, inTabOrder, onFocus, onChoose }: TileProps) {
  const t = useTranslations('chat.gif');
  const button = useRef<HTMLButtonElement>(null);
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    if (button.current === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => setMoving(entry?.isIntersecting === true), { threshold: 0.5 });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  const size = { width: gif.width, height: gif.height };
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('send', { title: gif.title })}
      title={gif.title}
      tabIndex={inTabOrder ? 0 : -1}
      onFocus={onFocus}
      onClick={onChoose}
    >
      <img src={gif.still} alt="" loading="lazy" {...size} />
      {moving && <img src={gif.url} alt="" {...size} />}
    </button>
  );
}

/** Number of tiles in the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.getBoundingClientRect().top;
  const below = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top);
  return below < 0 ? tiles.length : below;
}
