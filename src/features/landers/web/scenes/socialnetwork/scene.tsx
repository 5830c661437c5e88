import './social.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/api-context.ts';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { Chip, Icon, TextArea } from '#platform/web/ui/index.ts';
import { keepStart, keptStart } from '#features/signup/web/index.ts';
import { getTopics } from '../../../contract/calls.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import type { SceneModule, SceneProps } from '../../scene.ts';
import { useAnswer } from '../../use-answer.ts';
import { usePicks } from '../../use-picks.ts';

export const load: SceneModule['load'] = async (api) => ({ topics: await api(getTopics) });

export const texts: SceneModule['texts'] = ['landers.social', 'members.interest'];

const starts = ['sunday', 'night', 'kitchen', 'useless', 'year'] as const;
type Start = (typeof starts)[number];
const maxLine = 200;
const maxTopics = 14;

/** A sentence to finish: it becomes the first one of the profile. Beside it, what members say they like, counted. */
export function Scene({ drawn }: SceneProps) {
  const t = useTranslations('landers.social');
  const shared = useTranslations('landers.shared');
  const of = useTranslations('members.interest');
  const hydrated = useHydrated();
  const [start, setStart] = useState<Start>('sunday');
  const [written, setWritten] = useState<string | null>(null);
  const api = useApi();
  const { data } = useAnswer({ key: '', load: (signal) => api(getTopics, { signal }), drawn: { key: '', value: drawn.topics } });
  const { picked, toggle } = usePicks();
  const before = hydrated ? keptStart().about : '';
  const line = written ?? '';
  const keep = (beginning: Start, text: string) => {
    const end = text.trim();
    keepStart({ about: end === '' ? '' : `${t(`start.${beginning}`)} ${end}` });
  };
  const kept = line.trim() !== '' || (written === null && before !== '');
  return (
    <div className="wrap lander-scene ends">
      <LanderHead className="lander-top" title={t('title')} text={t('text')} />
      <section className="ends-mine">
        <label className="title-m" htmlFor="ends-line">
          {t(`start.${start}`)} …
        </label>
        <TextArea
          id="ends-line"
          rows={2}
          maxLength={maxLine}
          value={line}
          placeholder={t('placeholder')}
          onChange={(event) => {
            setWritten(event.currentTarget.value);
            keep(start, event.currentTarget.value);
          }}
        />
        <p className="text-m ends-hint" role="status">
          {kept && (
            <>
              <Icon name="check-circle-fill" />
              <span>{line.trim() === '' ? t('before', { text: before }) : t('kept')}</span>
            </>
          )}
        </p>
        <JoinLink>{kept ? t('goLine') : shared('join')}</JoinLink>
        <p className="lander-note">{shared('free')}</p>
        <fieldset>
          <legend>{t('other')}</legend>
          <div className="chips">
            {starts.map((one) => (
              <Chip
                key={one}
                on={one === start}
                onClick={() => {
                  setStart(one);
                  if (line.trim() !== '') keep(one, line);
                }}
              >
                {t(`start.${one}`)} …
              </Chip>
            ))}
          </div>
        </fieldset>
      </section>
      {data !== undefined && data.topics.length > 0 && (
        <section className="ends-wall">
          <h2 className="title-m">{t('topics')}</h2>
          <p className="soft">{t('topicsText')}</p>
          <ol>
            {data.topics.slice(0, maxTopics).map(({ interest, members }) => (
              <li key={interest}>
                <button type="button" className="end-card" aria-pressed={picked.includes(interest)} onClick={() => toggle(interest)}>
                  <Icon name={`interest-${interest}`} />
                  <span>{of(interest)}</span>
                  <span className="text-m soft">{t('members', { n: members })}</span>
                  {picked.includes(interest) && <Icon name="check" className="end-mark" />}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
