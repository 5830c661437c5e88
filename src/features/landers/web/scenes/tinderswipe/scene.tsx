import './deck.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/api-context.ts';
import { Button, EmptyState, Icon, IconButton, RoundButton, Skeleton } from '#platform/web/ui/index.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/genders.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import { loadDeck } from '../../load-deck.ts';
import { memberTexts } from '../../member-texts.ts';
import type { SceneModule, SceneProps } from '../../scene.ts';
import { useSearch } from '../../search-context.ts';
import { useAnswer } from '../../use-answer.ts';
import { DeckCard } from './deck-card.tsx';
import { maxKept, useKept } from './use-kept.ts';

export const load: SceneModule['load'] = async (api, search) => ({ deck: await loadDeck(api, null, search) });

export const texts: SceneModule['texts'] = ['landers.deck', 'members.genders', ...memberTexts];

/** A deck to look through before the signup: up to four likes wait in the tab and are sent once somebody is a member. */
export function Scene({ drawn }: SceneProps) {
  const t = useTranslations('landers.deck');
  const shared = useTranslations('landers.shared');
  const of = useTranslations('members.genders');
  const [gender, setGender] = useState<Gender | null>(null);
  const [at, setAt] = useState(0);
  const api = useApi();
  const search = useSearch();
  const {
    data: cards,
    isError,
    retry,
  } = useAnswer({
    key: gender ?? '',
    load: (signal) => loadDeck(api, gender, search, signal),
    drawn: { key: '', value: drawn.deck },
  });
  const { kept, keep, drop } = useKept();
  const card = cards?.[at];
  const full = kept.length >= maxKept;
  const like = () => {
    if (card === undefined || full) return;
    keep(card);
    setAt(at + 1);
  };
  return (
    <div className="wrap lander-scene try">
      <LanderHead className="lander-top" title={t('title')} text={t('text')}>
        <fieldset className="try-who">
          <legend className="sr">{t('who')}</legend>
          <div className="chips">
            {genders.map((one) => (
              <label key={one} className="chip">
                <input
                  type="radio"
                  name="deck"
                  className="sr"
                  checked={gender === one}
                  onChange={() => {
                    setGender(one);
                    setAt(0);
                  }}
                />
                {of(one)}
              </label>
            ))}
          </div>
        </fieldset>
      </LanderHead>
      <section className="try-deck" aria-label={t('label')}>
        {cards === undefined && !isError && (
          <div className="try-card" aria-busy="true">
            <Skeleton shape="block" className="h-full" />
          </div>
        )}
        {isError && (
          <EmptyState title={shared('failed')} actions={<Button onClick={retry}>{shared('again')}</Button>}>
            {null}
          </EmptyState>
        )}
        {cards === null && <EmptyState title={shared('closed')}>{shared('closedText')}</EmptyState>}
        {cards && card === undefined && (
          <EmptyState
            title={cards.length === 0 ? shared('nobody') : t('end')}
            actions={cards.length > 0 && <Button onClick={() => setAt(0)}>{shared('again')}</Button>}
          >
            {t('endText')}
          </EmptyState>
        )}
        {cards?.slice(at, at + 2).map((member, depth) => (
          <DeckCard
            key={member.id}
            member={member}
            top={depth === 0}
            first={at === 0 && depth === 0}
            nth={t('nth', { n: at + depth + 1, of: cards.length })}
            onLeft={() => setAt(at + 1)}
            onRight={full ? null : like}
          />
        ))}
      </section>
      <div className="try-decide" role="group" aria-label={t('decide')}>
        <RoundButton
          small
          icon="arrow-counter-clockwise"
          label={t('back')}
          aria-disabled={at === 0 || undefined}
          onClick={() => setAt(Math.max(0, at - 1))}
        />
        <RoundButton
          icon="x"
          label={t('next')}
          aria-disabled={card === undefined || undefined}
          onClick={() => card !== undefined && setAt(at + 1)}
        />
        <RoundButton
          mirror
          icon="heart-fill"
          tone="like"
          label={card === undefined ? t('keep') : t('keepName', { name: card.name })}
          aria-disabled={card === undefined || full || undefined}
          onClick={like}
        />
      </div>
      <aside className="try-tray">
        <h2 className="try-title">
          <b role="status">{full ? t('full') : t('kept', { n: kept.length })}</b> <span className="soft">{t('here')}</span>
        </h2>
        <ul className="try-kept">
          {kept.map((one) => (
            <li key={one.id}>
              <Icon name="heart-fill" />
              <span className="try-name" dir="auto">
                {one.name}
              </span>
              <IconButton icon="x" label={t('drop', { name: one.name })} onClick={() => drop(one)} />
            </li>
          ))}
          {Array.from({ length: Math.max(0, maxKept - kept.length) }, (_, free) => (
            <li key={free} className="free" aria-hidden="true">
              <span className="try-name soft">{t('free')}</span>
            </li>
          ))}
        </ul>
      </aside>
      <div className="try-go lander-bar">
        <JoinLink searchGender={gender}>{kept.length === 0 ? shared('join') : t('send', { n: kept.length })}</JoinLink>
      </div>
      <p className="try-note lander-note">{t('note', { n: maxKept })}</p>
    </div>
  );
}
