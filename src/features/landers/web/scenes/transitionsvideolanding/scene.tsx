import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { FilmPlayer } from '../../film/film-player.tsx';
import { filmFiles } from '../../film/films.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import type { SceneProps } from '../../scene.ts';

/** After each of the first two chapters the film waits and asks what happens next; every answer leads on, and says what it leads to. */
const asks = [
  {
    after: 4.5,
    next: 5,
    question: 'begin.ask',
    answers: [
      ['begin.curious', 'begin.curiousAfter'],
      ['begin.hi', 'begin.hiAfter'],
    ],
  },
  {
    after: 9.5,
    next: 10,
    question: 'reply.ask',
    answers: [
      ['reply.soon', 'reply.soonAfter'],
      ['reply.later', 'reply.laterAfter'],
    ],
  },
] as const;

/** A film with transitions that the visitor makes: it stops where somebody has to decide. */
export function Scene({ film: chosen }: SceneProps) {
  const film = chosen ?? 'first-message';
  const t = useTranslations('landers.story');
  const shared = useTranslations('landers.shared');
  const { seconds } = filmFiles['first-message'];
  const video = useRef<HTMLVideoElement>(null);
  const [from, setFrom] = useState<number | null>(null);
  const [step, setStep] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const ask = film === 'first-message' ? asks[step] : undefined;
  const time = (at: number) => {
    if (ask === undefined || waiting || at < ask.after || at > ask.next) return;
    video.current?.pause();
    setWaiting(true);
  };
  const answer = (text: string) => {
    if (ask === undefined || video.current === null) return;
    setTold(text);
    setWaiting(false);
    setStep(step + 1);
    void video.current.play();
  };
  return (
    <div className="wrap film">
      <LanderHead className="film-head" title={t('title')} text={t('text', { n: seconds })} />
      <FilmPlayer film={film} video={video} from={from} onPlay={() => setFrom(0)} onTime={time} />
      <section className="film-side">
        <div className="film-choices" role="status">
          {waiting && ask !== undefined ? (
            <>
              <h2 className="h28">{t(ask.question)}</h2>
              {ask.answers.map(([said, after]) => (
                <Button key={said} size="tall" onClick={() => answer(t(after))}>
                  {t(said)}
                </Button>
              ))}
            </>
          ) : (
            <p className="t18 text-pretty">{told ?? t('hint')}</p>
          )}
        </div>
        <div className="lander-go">
          <JoinLink>{shared('join')}</JoinLink>
          <p className="lander-note">{shared('free')}</p>
        </div>
      </section>
    </div>
  );
}
