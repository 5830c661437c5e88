import './film.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Icon } from '#platform/web/ui/index.ts';
import type { Ask, ShownFilm } from './use-film.ts';

interface Props {
  readonly film: ShownFilm;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Null: it was not asked for, and nothing of it is loaded. Else the second at which it begins. */
  readonly from: number | null;
  /** What the visitor decides before the film goes on, shown over the still. */
  readonly ask?: Ask | null;
  readonly onAnswer?: (after: string) => void;
  readonly onPlay: () => void;
  readonly onTime?: (at: number) => void;
}

/** A drawn film without sound: a still until somebody wants it, then the film with captions and a button that pauses it. */
export function FilmPlayer({ film, video, from, ask = null, onAnswer, onPlay, onTime }: Props) {
  const t = useTranslations('landers.film');
  const { av1, h264, still, alt, note, lang, seconds } = film;
  const begun = useRef(false);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const toggle = () => {
    if (from === null) onPlay();
    else if (playing) video.current?.pause();
    else void video.current?.play();
  };
  const { answers, button } = useKeptFocus(ask);
  return (
    <figure className="film-frame">
      <div className="film-screen">
        {from === null ? (
          <img src={still} width={540} height={640} alt={alt} lang={lang} fetchPriority="high" />
        ) : (
          <video
            ref={video}
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
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            onTimeUpdate={(event) => {
              setAt(event.currentTarget.currentTime);
              onTime?.(event.currentTarget.currentTime);
            }}
          >
            {av1 !== null && <source src={av1} type='video/mp4; codecs="av01.0.04M.08"' />}
            <source src={h264} type="video/mp4" />
          </video>
        )}
        {ask === null && (
          <div className={from === null ? 'film-start' : 'film-bar'}>
            <button ref={button} type="button" className={from === null ? 'film-play' : 'film-toggle'} onClick={toggle}>
              <Icon name={playing ? 'pause-fill' : 'play-fill'} />
              <span className="sr">{from === null ? t('play', { n: seconds }) : t(playing ? 'pause' : 'resume')}</span>
            </button>
            {from !== null && (
              <p className="film-caption" lang={lang}>
                {film.chapters.findLast((chapter) => at >= chapter.from)?.line}
              </p>
            )}
          </div>
        )}
        <div ref={answers} className="film-choices" role="status" lang={lang}>
          {ask !== null && (
            <>
              <h2 className="title-m">{ask.question}</h2>
              {ask.answers.map(({ said, after }) => (
                <Button key={said} size="tall" onClick={() => onAnswer?.(after)}>
                  {said}
                </Button>
              ))}
            </>
          )}
        </div>
      </div>
      <figcaption className="lander-note">{note}</figcaption>
    </figure>
  );
}

/** The pause button gives way to the answers and returns after them: whoever stands on one by the keyboard comes to the other. */
function useKeptFocus(ask: Ask | null) {
  const answers = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(ask);
  useEffect(() => {
    if (before.current === ask) return;
    before.current = ask;
    if (document.activeElement !== document.body) return;
    (ask === null ? button.current : answers.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [ask]);
  return { answers, button };
}
