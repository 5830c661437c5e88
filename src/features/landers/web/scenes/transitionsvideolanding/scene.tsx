import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilmPlayer } from '../../film/film-player.tsx';
import { type Ask, type ShownFilm, useFilm } from '../../film/use-film.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import type { SceneModule, SceneProps } from '../../scene.ts';

export const texts: SceneModule['texts'] = ['landers.film', 'landers.story'];

/** A point at which the film waits for the visitor's answer, and the point at which it continues. In seconds. */
interface Stop extends Ask {
  readonly after: number;
  readonly next: number;
}

/** A film stops so many seconds before a chapter ends. */
const before = 0.5;

/** A film with transitions that the visitor makes: it stops where somebody has to decide. */
export function Scene(props: SceneProps) {
  const t = useTranslations('landers.story');
  const shared = useTranslations('landers.shared');
  const film = useFilm(props);
  const stops = useStops(props, film);
  const video = useRef<HTMLVideoElement>(null);
  const [from, setFrom] = useState<number | null>(null);
  const [step, setStep] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const [reply, setReply] = useState<string | null>(null);
  const ask = stops[step];
  const time = (at: number) => {
    if (ask === undefined || waiting || at < ask.after || at > ask.next) return;
    video.current?.pause();
    setWaiting(true);
  };
  const answer = (text: string) => {
    if (ask === undefined || video.current === null) return;
    setReply(text);
    setWaiting(false);
    setStep(step + 1);
    void video.current.play();
  };
  const isOurs = props.ownFilm === null;
  return (
    <div className="wrap film">
      <LanderHead
        className="film-head"
        title={isOurs ? t('title') : film.title}
        text={isOurs ? t('text', { n: film.seconds }) : film.text}
      />
      <FilmPlayer
        film={film}
        video={video}
        from={from}
        ask={waiting ? (ask ?? null) : null}
        onAnswer={answer}
        onPlay={() => setFrom(0)}
        onTime={time}
      />
      <section className="film-side">
        <p className="film-reply text-l text-pretty" role="status" lang={reply === null ? undefined : film.lang}>
          {reply ?? t('hint')}
        </p>
        <div className="lander-go">
          <JoinLink>{shared('join')}</JoinLink>
          <p className="lander-note">{shared('free')}</p>
        </div>
      </section>
    </div>
  );
}

/**
 * The stops after each of the first two chapters of the built-in film. Every answer continues it, with a text of its own. An
 * operator's film defines its own stops.
 */
function useStops({ film, ownFilm }: SceneProps, { chapters, seconds }: ShownFilm): readonly Stop[] {
  const t = useTranslations('landers.story');
  const nextOf = (at: number) => chapters[at + 1]?.from ?? seconds;
  if (ownFilm !== null)
    return chapters.flatMap(({ ask }, at) => (ask === null ? [] : [{ ...ask, after: nextOf(at) - before, next: nextOf(at) }]));
  if (film === 'two-cups') return [];
  const asked: readonly Ask[] = [
    {
      question: t('begin.ask'),
      answers: [
        { said: t('begin.curious'), after: t('begin.curiousAfter') },
        { said: t('begin.hi'), after: t('begin.hiAfter') },
      ],
    },
    {
      question: t('reply.ask'),
      answers: [
        { said: t('reply.soon'), after: t('reply.soonAfter') },
        { said: t('reply.later'), after: t('reply.laterAfter') },
      ],
    },
  ];
  return asked.map((ask, at) => ({ ...ask, after: nextOf(at) - before, next: nextOf(at) }));
}
