import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { Gif } from '../contract/message.ts';

const calm = '(prefers-reduced-motion: reduce)';
const onCalm = (listener: () => void) => {
  const query = matchMedia(calm);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const useCalm = (): boolean =>
  useSyncExternalStore(
    onCalm,
    () => matchMedia(calm).matches,
    () => false,
  );

/** A moving picture; who wants no motion sees one frame of it until they ask, and anybody can stop it. */
export function MessageGif({ gif }: { readonly gif: Gif }) {
  const t = useTranslations('chat.picture');
  const isCalm = useCalm();
  const [wish, setWish] = useState<boolean | null>(null);
  const plays = wish ?? !isCalm;
  const { title, url, still, width, height } = gif;
  return (
    <button type="button" className="pic-open gif" aria-label={t(plays ? 'stop' : 'play', { title })} onClick={() => setWish(!plays)}>
      <picture>
        {wish === null && <source media={calm} srcSet={still} />}
        <img src={plays ? url : still} alt={title} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
      {!plays && (
        <span className="play">
          <Icon name="gif" />
        </span>
      )}
    </button>
  );
}
