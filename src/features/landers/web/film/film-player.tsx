import './film.css';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { Icon } from '#platform/web/ui/index.ts';
import type { Film } from '#features/site/contract/landers.ts';
import { filmFiles } from './films.ts';

interface Props {
  readonly film: Film;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Null: it was not asked for, and nothing of it is loaded. Else the second at which it begins. */
  readonly from: number | null;
  readonly onPlay: () => void;
  readonly onTime?: (at: number) => void;
}

/** A drawn film without sound: a still until somebody wants it, then the browser's own player with captions. */
export function FilmPlayer({ film, video, from, onPlay, onTime }: Props) {
  const t = useTranslations('landers.film');
  const { av1, h264, still, kilobytes, seconds } = filmFiles[film];
  useCaptions(video, film, from !== null);
  const begun = useRef(false);
  return (
    <figure className="film-frame">
      <div className="film-screen">
        {from === null ? (
          <>
            <img src={still} width={540} height={640} alt={t(`still.${film}`)} fetchPriority="high" />
            <button type="button" className="film-play" onClick={onPlay}>
              <Icon name="play-fill" />
              <span className="sr">{t('play', { n: seconds, kb: kilobytes })}</span>
            </button>
          </>
        ) : (
          <video
            ref={video}
            controls
            autoPlay
            muted
            playsInline
            poster={still}
            width={540}
            height={640}
            aria-label={t(`still.${film}`)}
            onLoadedMetadata={(event) => {
              if (!begun.current) event.currentTarget.currentTime = from;
              begun.current = true;
            }}
            onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
          >
            <source src={av1} type='video/mp4; codecs="av01.0.04M.08"' />
            <source src={h264} type="video/mp4" />
          </video>
        )}
      </div>
      <figcaption className="lander-note">{t('drawn', { kb: kilobytes })}</figcaption>
    </figure>
  );
}

/** Captions in the reader's language: cues made from the texts, so that no file has to be loaded for them. */
function useCaptions(video: RefObject<HTMLVideoElement | null>, film: Film, shown: boolean): void {
  const t = useTranslations('landers.film.chapter');
  const language = useLanguage();
  useEffect(() => {
    const element = video.current;
    if (element === null || !shown) return undefined;
    const { chapters, seconds } = filmFiles[film];
    const track = element.addTextTrack('captions', '', language);
    track.mode = 'showing';
    chapters.forEach(({ name, from }, at) => {
      track.addCue(new VTTCue(from + 0.2, (chapters[at + 1]?.from ?? seconds) - 0.2, t(`${name}.line`)));
    });
    return () => {
      track.mode = 'disabled';
    };
  }, [video, film, shown, language, t]);
}
