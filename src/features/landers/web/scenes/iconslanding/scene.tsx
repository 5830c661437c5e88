import './icons.css';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, cx, Icon, Panel, Tag } from '#platform/web/ui/index.ts';
import { explicitInterests, type Interest } from '#features/members/contract/traits.ts';
import { getInterests } from '#features/members/contract/calls.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import type { SceneModule, SceneProps } from '../../scene.ts';
import { Together } from '../../together.tsx';
import { usePicks } from '../../use-picks.ts';

export const load: SceneModule['load'] = (api) => api(getInterests);

export const texts: SceneModule['texts'] = ['landers.icons', 'landers.together', 'landers.togetherFew', 'members.interest'];

/** Shown before one asks for more: of every kind some. */
const first: readonly Interest[] = [
  'cooking',
  'hiking',
  'beach',
  'music',
  'reading',
  'coffee',
  'biking',
  'art',
  'movies',
  'gardening',
  'animals',
  'dancing',
  'videogames',
  'sports',
  'travelling',
  'photography',
  'theater',
  'foodie',
];

/** Interests as icons to pick: they become those of the profile. */
export function Scene({ drawn }: SceneProps) {
  const t = useTranslations('landers.icons');
  const shared = useTranslations('landers.shared');
  const of = useTranslations('members.interest');
  const { list } = useFormatter();
  const { picked, toggle } = usePicks();
  const [all, setAll] = useState(false);
  const plain = (drawn.interests ?? first).filter((interest) => !explicitInterests.has(interest));
  const shown = [...first.filter((interest) => plain.includes(interest)), ...plain.filter((interest) => all && !first.includes(interest))];
  return (
    <div className="wrap lander-scene pickup">
      <LanderHead className="pickup-head" title={t('title')} text={t('text')} />
      <fieldset className="pickup-grid">
        <legend className="sr">{t('legend')}</legend>
        {shown.map((interest) => (
          <label key={interest} className={cx('ic', picked.includes(interest) && 'on')}>
            <input type="checkbox" className="sr" checked={picked.includes(interest)} onChange={() => toggle(interest)} />
            <Icon name={`interest-${interest}`} />
            <span>{of(interest)}</span>
            {picked.includes(interest) && (
              <i className="mark">
                <Icon name="check" />
              </i>
            )}
          </label>
        ))}
        {!all && (
          <Button className="pickup-more" icon="plus" onClick={() => setAll(true)}>
            {t('more')}
          </Button>
        )}
      </fieldset>
      <aside className="pickup-card">
        <Panel className="pickup-profile">
          <p className="text-m soft">{t('start')}</p>
          <p className="title-s">{picked.length === 0 ? t('empty') : list(picked.slice(0, 5).map((interest) => of(interest)))}</p>
          <div className="chips">
            {picked.map((interest) => (
              <Tag key={interest} shared icon={`interest-${interest}`}>
                {of(interest)}
              </Tag>
            ))}
          </div>
        </Panel>
        <div className="lander-go lander-bar">
          <Together picked={picked} hint={t('legend')} />
          <JoinLink>{picked.length === 0 ? shared('join') : t('go')}</JoinLink>
          <p className="lander-note">{shared('free')}</p>
        </div>
      </aside>
    </div>
  );
}
