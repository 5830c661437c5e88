import './collage.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, cx, Icon } from '#platform/web/ui/index.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import type { SceneModule } from '../../scene.ts';
import { Together } from '../../together.tsx';
import { usePicks } from '../../use-picks.ts';

export const texts: SceneModule['texts'] = ['landers.collage', 'landers.together', 'landers.togetherFew', 'members.interest'];

/** Four questions; every answer is an interest of the profile. */
const questions = [
  ['away', ['beach', 'hiking', 'art', 'biking']],
  ['evening', ['cooking', 'dancing', 'movies', 'reading']],
  ['sunday', ['coffee', 'gardening', 'sports', 'animals']],
  ['drop', ['travelling', 'music', 'foodie', 'theater']],
] as const satisfies readonly (readonly [string, readonly Interest[]])[];

const leaves = ['a', 'b', 'c', 'd'] as const;
const answersAmong = (picked: readonly Interest[]): (Interest | null)[] =>
  questions.map(([, options]) => options.find((option) => picked.includes(option)) ?? null);

/** Four answers fill four leaves; they start the profile. */
export function Scene() {
  const t = useTranslations('landers.collage');
  const of = useTranslations('members.interest');
  const { picked, set } = usePicks();
  const answers = answersAmong(picked);
  const open = answers.indexOf(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen ?? (open === -1 ? questions.length : open);
  const question = questions[at];
  const given = answers.filter((answer) => answer !== null);

  const answer = (interest: Interest, options: readonly Interest[]) => {
    const next = [...picked.filter((one) => !options.includes(one)), interest];
    set(next);
    const left = answersAmong(next).indexOf(null);
    setChosen(left === -1 ? questions.length : left);
  };
  return (
    <div className="wrap lander-scene collage">
      <LanderHead className="lander-top" title={t('title')} text={t('text')} />
      <section className="collage-art" role="img" aria-label={t('image', { n: given.length })}>
        {leaves.map((leaf, index) => {
          const said = answers[index];
          return (
            <div key={leaf} className={cx('tile', leaf, said ? 'full' : 'open', index === at && 'now')}>
              {said ? (
                <>
                  <Icon name={`interest-${said}`} />
                  <span>{of(said)}</span>
                </>
              ) : (
                <span className="title-m num">{index + 1}</span>
              )}
            </div>
          );
        })}
        <div className="tile me">
          <Icon name="user" />
          <span className="text-s">{t('you')}</span>
        </div>
      </section>
      <section className="collage-question">
        <div className="collage-at">
          <p className="text-m soft" role="status">
            {question === undefined ? t('done') : t('nth', { n: at + 1, of: questions.length })}
          </p>
          {at > 0 && (
            <Button kind="plain" size="small" icon="arrow-left" onClick={() => setChosen(at - 1)}>
              {t('back')}
            </Button>
          )}
        </div>
        {question !== undefined && (
          <fieldset className="grid gap-3">
            <legend className="title-m">{t(`ask.${question[0]}`)}</legend>
            <div className="collage-options">
              {question[1].map((interest) => (
                <button
                  key={interest}
                  type="button"
                  className={cx('opt', answers[at] === interest && 'on')}
                  aria-pressed={answers[at] === interest}
                  onClick={() => answer(interest, question[1])}
                >
                  <Icon name={`interest-${interest}`} />
                  <span>{of(interest)}</span>
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <div className="lander-go">
          <Together picked={given} />
          <JoinLink>{t('go')}</JoinLink>
          <p className="lander-note">{t('note')}</p>
        </div>
      </section>
    </div>
  );
}
