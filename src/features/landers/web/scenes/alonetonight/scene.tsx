import './night.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/api-context.ts';
import { Button, Chip } from '#platform/web/ui/index.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { getTonight } from '../../../contract/calls.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import type { SceneModule, SceneProps } from '../../scene.ts';
import { useAnswer } from '../../use-answer.ts';
import { usePicks } from '../../use-picks.ts';
import { NightCity } from './night-city.tsx';
import { shareOf } from './city.ts';

export const load: SceneModule['load'] = async (api) => api(getTonight);

export const texts: SceneModule['texts'] = ['landers.night'];

/** Reasons for being awake, each of which begins a profile. */
const reasons = [
  ['book', 'reading'],
  ['coffee', 'coffee'],
  ['song', 'music'],
  ['film', 'movies'],
] as const satisfies readonly (readonly [string, Interest])[];

/** A city at night: every lit window stands for members who are here now, or for none when their number is too small to be shown. */
export function Scene({ drawn }: SceneProps) {
  const t = useTranslations('landers.night');
  const api = useApi();
  const { data: online } = useAnswer({
    key: '',
    load: async (signal) => (await api(getTonight, { signal })).online,
    drawn: { key: '', value: drawn.online },
  });
  const { picked, toggle } = usePicks();
  const [on, setOn] = useState(false);
  const { windows, each } = shareOf(online ?? 0);
  return (
    <div className="wrap lander-scene awake">
      <NightCity lit={windows} own={on} label={online ? t('city', { n: windows }) : t('cityDark')} />
      <div className="awake-text">
        <LanderHead title={t('title')} text={t('text')} />
        <p className="awake-count">
          {online === undefined ? null : online === null ? (
            t('few')
          ) : (
            <>
              <b className="num">{t('online', { n: online })}</b> {each === 1 ? t('single') : t('each', { n: each })}
            </>
          )}
        </p>
        <fieldset>
          <legend className="label">{t('why')}</legend>
          <div className="chips">
            {reasons.map(([reason, interest]) => (
              <Chip key={reason} on={picked.includes(interest)} onClick={() => toggle(interest)}>
                {t(`reason.${reason}`)}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className="lander-go">
          {on ? (
            <JoinLink>{t('stay')}</JoinLink>
          ) : (
            <Button kind="primary" size="tall" onClick={() => setOn(true)}>
              {t('light')}
            </Button>
          )}
          <p className="lander-note" role="status">
            {on ? t('mine') : t('note')}
          </p>
        </div>
      </div>
    </div>
  );
}
