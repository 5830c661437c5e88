import './images.css';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { Gif } from '../../contract/message.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const subscribeToReducedMotion = (listener: () => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribeToReducedMotion,
    () => matchMedia(reducedMotion).matches,
    () => false,
  );

/** An animated GIF that can be played and stopped. It does not autoplay for viewers who prefer reduced motion. */
export function MessageGif({ gif }: { readonly gif: Gif }) {
  const t = useTranslations('chat.image');
  const prefersStill = useReducedMotion();
  /** Null until the viewer plays or stops it. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const plays = choice ?? !prefersStill;
  const { title, url, still, width, height } = gif;
  return (
    <button
      type="button"
      className="message-image-open gif"
      aria-label={t(plays ? 'stop' : 'play', { title })}
      onClick={() => setChoice(!plays)}
    >
      <picture>
        {choice === null && <source media={reducedMotion} srcSet={still} />}
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
