import './gallery.css';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/api-context.ts';
import { Button, ButtonLink, cx, EmptyState, Icon } from '#platform/web/ui/index.ts';
import { FictionalPill, MemberPhoto, usePlaceLineFrom } from '#features/members/web/index.ts';
import { averageColour } from '#features/photos/web/index.ts';
import { trackingIn, useSettings } from '#features/site/web/index.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import { loadDeck } from '../../load-deck.ts';
import { memberTexts } from '../../member-texts.ts';
import type { SceneModule, SceneProps } from '../../scene.ts';
import { useSearch } from '../../search-context.ts';
import { useAnswer } from '../../use-answer.ts';

export const load: SceneModule['load'] = async (api, search) => ({ deck: await loadDeck(api, null, search) });

export const texts: SceneModule['texts'] = ['landers.gallery', ...memberTexts];

const frames = 9;

/** Nine closed frames in the average colours of their photos. A photo is loaded only when its frame is opened. */
export function Scene({ drawn }: SceneProps) {
  const t = useTranslations('landers.gallery');
  const shared = useTranslations('landers.shared');
  const { geoip_selected_country, geoip_country } = useSettings();
  const placeLine = usePlaceLineFrom(geoip_selected_country ?? geoip_country);
  const api = useApi();
  const search = useSearch();
  const {
    data: members,
    isError,
    retry,
  } = useAnswer({
    key: '',
    load: (signal) => loadDeck(api, null, search, signal),
    drawn: { key: '', value: drawn.deck },
  });
  const [open, setOpen] = useState<readonly number[]>([]);
  const shown = members?.slice(0, frames) ?? [];
  const last = shown.find(({ id }) => id === open.at(-1));
  const tracking = new URLSearchParams(Object.entries(trackingIn(search) ?? {})).toString();
  return (
    <div className="wrap lander-scene hall">
      <LanderHead className="lander-top" title={t('title')} text={t('text')} />
      <section className="hall-wall" aria-label={t('wall')}>
        {shown.map((member, at) => {
          const { id, name, age, main_image } = member;
          const isOpen = open.includes(id);
          const paint: CSSProperties = main_image === null ? {} : { backgroundColor: averageColour(main_image.thumb_hash) };
          return isOpen ? (
            <figure key={id} className={cx('hall-frame', id === last?.id && 'last')}>
              <MemberPhoto image={main_image} sizes="(width >= 992px) 200px, 32vw" alt={shared('photo', { name })} position="50% 25%" />
              <figcaption className="text-m">
                <bdi>{name}</bdi>, {age}
              </figcaption>
            </figure>
          ) : (
            <button key={id} type="button" className="hall-frame closed" style={paint} onClick={() => setOpen([...open, id])}>
              <Icon name="leaf" />
              <span className="sr">{t('open', { n: at + 1 })}</span>
            </button>
          );
        })}
        {members === null && <EmptyState title={shared('closed')}>{shared('closedText')}</EmptyState>}
        {members?.length === 0 && <EmptyState title={shared('nobody')}>{shared('closedText')}</EmptyState>}
        {isError && (
          <EmptyState title={shared('failed')} actions={<Button onClick={retry}>{shared('again')}</Button>}>
            {null}
          </EmptyState>
        )}
      </section>
      <aside className="hall-side lander-bar">
        <div role="status" className="hall-who">
          {last === undefined ? (
            shown.length > 0 && <p className="soft">{t('hint')}</p>
          ) : (
            <>
              <p className="title-m">
                <bdi>{last.name}</bdi>, {last.age}
              </p>
              <p className="soft">{placeLine(last)}</p>
              {last.fictional && <FictionalPill />}
            </>
          )}
        </div>
        {last !== undefined && (
          <ButtonLink size="tall" icon="pencil-simple" to={`/members/${last.id}/landing${tracking === '' ? '' : `?${tracking}`}`}>
            {t('write', { name: last.name })}
          </ButtonLink>
        )}
        <JoinLink>{shared('join')}</JoinLink>
        <p className="lander-note">{shared('free')}</p>
      </aside>
    </div>
  );
}
