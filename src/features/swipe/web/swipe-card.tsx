import './swipe-card.css';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { cx, Icon, IconLink, Pill } from '#platform/web/ui/index.ts';
import { MemberPhoto, MemberPills, useListOrigin, useFitText, usePlaceLine } from '#features/members/web/index.ts';
import type { Fit } from '#features/members/contract/fit.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { Card } from '../contract/endpoints.ts';
import { flyIn, flyOut, makeDraggable } from './card-motion.ts';
import type { Side } from './drag.ts';

/** `top` is the card to decide on, `leaving` is animating out. */
export type Place = 'top' | 'second' | 'third' | 'leaving';

interface Props {
  readonly card: Card;
  readonly place: Place;
  /** Index of the shown photo. */
  readonly at: number;
  /** The side it leaves to or comes back from. */
  readonly side: Side | null;
  readonly mayLike: boolean;
  readonly onDecide: (side: Side) => void;
  readonly onPhoto: (step: 1 | -1) => void;
  /** The animation has ended. */
  readonly onMoved: (id: number) => void;
}

const sizes = '(width >= 992px) 420px, (width >= 472px) 440px, 100vw';

/** A card of the deck. All but the top card are inert. */
export function SwipeCard({ card, place, at, side, mayLike, onDecide, onPhoto, onMoved }: Props) {
  const t = useTranslations('swipe.card');
  const placeLine = usePlaceLine();
  const { profile } = card;
  const { id, name, age } = profile;
  const box = useCardMotion({ id, place, side, mayLike, onDecide, onMoved });
  const top = place === 'top';
  return (
    <article ref={box} className={cx('swipe-card', place)} inert={!top} aria-hidden={!top || undefined} aria-labelledby={`swipe-${id}`}>
      <div className="shot">
        <Photos card={card} at={at} first={top} />
        <MemberPills member={profile} />
        <span className="stamp-like" data-stamp="right" aria-hidden="true">
          <Icon name="heart-fill" /> {t(mayLike ? 'likeStamp' : 'outStamp')}
        </span>
        <span className="stamp-pass" data-stamp="left" aria-hidden="true">
          <Icon name="x" /> {t('passStamp')}
        </span>
        {card.photos.length > 1 && (
          <>
            <button
              type="button"
              data-drag=""
              className="turn back"
              aria-label={t('previousPhoto', { name })}
              onClick={() => onPhoto(-1)}
            />
            <button type="button" data-drag="" className="turn on" aria-label={t('nextPhoto', { name })} onClick={() => onPhoto(1)} />
          </>
        )}
      </div>
      <div className="plate">
        <div className="min-w-0">
          <h2 className="title-m" id={`swipe-${id}`}>
            {t('name', { name, age })}
          </h2>
          <p className="soft">{placeLine(profile)}</p>
        </div>
        <ProfileLink member={profile} />
        <FitReason card={card} />
      </div>
    </article>
  );
}

type Motion = { readonly id: number } & Pick<Props, 'place' | 'side' | 'mayLike' | 'onDecide' | 'onMoved'>;

function useCardMotion({ id, place, side, mayLike, onDecide, onMoved }: Motion) {
  const box = useRef<HTMLElement>(null);
  const decide = useEffectEvent(onDecide);
  const moved = useEffectEvent(() => onMoved(id));
  const likeable = useEffectEvent(() => mayLike);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || place !== 'top') return undefined;
    const below = () => {
      const next = element.parentElement?.querySelector('.swipe-card.second');
      return next instanceof HTMLElement ? next : null;
    };
    return makeDraggable(element, { below, mayLike: () => likeable(), onDecide: (to) => decide(to) });
  }, [place]);
  const moving = place === 'leaving' || place === 'top';
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || side === null || !moving) return undefined;
    const animation = place === 'leaving' ? flyOut(element, side) : flyIn(element, side);
    animation.addEventListener('finish', () => moved());
    return () => animation.cancel();
  }, [place, side, moving]);
  return box;
}

/** Renders the photos up to the next one, so that it is preloaded. */
function Photos({ card, at, first }: { readonly card: Card; readonly at: number; readonly first: boolean }) {
  const t = useTranslations('swipe.card');
  const { photos, profile } = card;
  const { name } = profile;
  const n = photos.length;
  if (n === 0) return <MemberPhoto image={profile.main_image} sizes={sizes} alt={t('noPhoto', { name })} priority={first} />;
  return (
    <>
      {photos.slice(0, first ? at + 2 : 1).map((photo, place) => (
        <div key={photo.id} className="one" aria-hidden={place !== at || undefined} data-on={place === at || undefined}>
          <MemberPhoto
            image={photo}
            sizes={sizes}
            alt={photo.caption || t(photo.locked ? 'photoLocked' : 'photo', { name, at: place + 1, n })}
            priority={first && place === 0}
            position="50% 25%"
          />
          {photo.locked && (
            <Pill kind="paper" icon="lock-simple" className="locked">
              {t('locked')}
            </Pill>
          )}
        </div>
      ))}
      {n > 1 && (
        <div className="indicators" aria-hidden="true">
          {photos.map((photo, place) => (
            <i key={photo.id} className={place === at ? 'on' : undefined} />
          ))}
        </div>
      )}
    </>
  );
}

function ProfileLink({ member: { id, name } }: { readonly member: Member }) {
  const t = useTranslations('swipe.card');
  return <IconLink icon="arrow-up" label={t('openProfile', { name })} to={`/members/${id}`} state={useListOrigin(null)} data-member={id} />;
}

/** Lower priority for reasons that the card shows anyway or that are true of every card. */
const penalties: Readonly<Partial<Record<Fit['reason'], number>>> = { town: 1, near: 1, both_seek: 2 };

/** The strongest reason that is not obvious from the card. */
function FitReason({ card: { fit, profile } }: { readonly card: Card }) {
  const textOf = useFitText();
  const sorted = fit.toSorted((a, b) => (penalties[a.reason] ?? 0) - (penalties[b.reason] ?? 0));
  const [reason] = sorted.flatMap((fitReason) => textOf(fitReason, profile) ?? []);
  return (
    reason && (
      <p className="fit-reason text-m">
        <Icon name={reason.icon} /> <span>{reason.text}</span>
      </p>
    )
  );
}
