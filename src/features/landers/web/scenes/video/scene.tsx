import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilmPlayer } from '../../film/film-player.tsx';
import { useFilm } from '../../film/use-film.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import type { SceneModule, SceneProps } from '../../scene.ts';

export const texts: SceneModule['texts'] = ['landers.film'];

/** A film, which one the slug says, and the same to read. */
export function Scene(props: SceneProps) {
  const film = useFilm(props);
  const t = useTranslations('landers.film');
  const shared = useTranslations('landers.shared');
  const video = useRef<HTMLVideoElement>(null);
  const [from, setFrom] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const { chapters } = film;
  const current = chapters.findLast(({ from: begin }) => at >= begin);
  const show = (second: number) => {
    if (video.current === null) return setFrom(second);
    video.current.currentTime = second;
    void video.current.play();
  };
  return (
    <div className="wrap film">
      <LanderHead className="film-head" title={film.title} text={film.text} />
      <FilmPlayer film={film} video={video} from={from} onPlay={() => show(0)} onTime={setAt} />
      <section className="film-side">
        <div className="lander-go">
          <JoinLink>{shared('join')}</JoinLink>
          <p className="lander-note">{shared('free')}</p>
        </div>
        <h2 className="title-s">{t('read')}</h2>
        <ol className="film-chapters" lang={film.lang}>
          {chapters.map(({ title, line, from: begin }) => (
            <li key={begin}>
              <button
                type="button"
                className="film-at num"
                aria-current={from !== null && current?.from === begin ? 'true' : undefined}
                onClick={() => show(begin)}
              >
                <span aria-hidden="true">
                  {Math.floor(begin / 60)}:{String(Math.floor(begin % 60)).padStart(2, '0')}
                </span>
                <span className="sr">{t('from', { title })}</span>
              </button>
              <div>
                <h3>{title}</h3>
                <p className="soft text-pretty">{line}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
