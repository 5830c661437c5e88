import './film.css';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { Icon } from '#platform/web/ui/index.ts';
import type { ShownFilm } from './use-film.ts';

interface Props {
  readonly film: ShownFilm;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Null: it was not asked for, and nothing of it is loaded. Else the second at which it begins. */
  readonly from: number | null;
  readonly onPlay: () => void;
  readonly onTime?: (at: number) => void;
}

/** A drawn film without sound: a still until somebody wants it, then the browser's own player with captions. */
export function FilmPlayer({ film, video, from, onPlay, onTime }: Props) {
  const t = useTranslations('landers.film');
  const { av1, h264, still, alt, note, lang, seconds } = film;
  useCaptions(video, film, from !== null);
  const begun = useRef(false);
  return (
    <figure className="film-frame">
      <div className="film-screen">
        {from === null ? (
          <>
            <img src={still} width={540} height={640} alt={alt} lang={lang} fetchPriority="high" />
            <button type="button" className="film-play" onClick={onPlay}>
              <Icon name="play-fill" />
              <span className="sr">{t('play', { n: seconds })}</span>
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
            aria-label={alt}
            onLoadedMetadata={(event) => {
              if (!begun.current) event.currentTarget.currentTime = from;
              begun.current = true;
            }}
            onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
          >
            {av1 !== null && <source src={av1} type='video/mp4; codecs="av01.0.04M.08"' />}
            <source src={h264} type="video/mp4" />
          </video>
        )}
      </div>
      <figcaption className="lander-note">{note}</figcaption>
    </figure>
  );
}

/** Captions in the reader's language: cues made from the texts, so that no file has to be loaded for them. */
function useCaptions(video: RefObject<HTMLVideoElement | null>, { chapters, seconds, lang }: ShownFilm, shown: boolean): void {
  const reader = useLanguage();
  const language = lang ?? reader;
  useEffect(() => {
    if (video.current !== null && shown) showCaptions(video.current, language, { chapters, seconds });
  }, [video, chapters, seconds, shown, language]);
}

function showCaptions(element: HTMLVideoElement, language: string, { chapters, seconds }: Pick<ShownFilm, 'chapters' | 'seconds'>): void {
  // A track cannot be taken away again, and another language comes with other words: the one there is gets them.
  const track = element.textTracks[0] ?? element.addTextTrack('captions', '', language);
  track.mode = 'showing';
  Array.from(track.cues ?? []).forEach((cue) => track.removeCue(cue));
  chapters.forEach(({ from, line }, at) => {
    track.addCue(new VTTCue(from + 0.2, (chapters[at + 1]?.from ?? seconds) - 0.2, line));
  });
}
