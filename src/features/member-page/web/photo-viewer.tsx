import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton, useAnnounce } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { FullScreen, photoOf, Slide } from '#features/photos/web/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { type SidewaysDrag, startSidewaysDrag } from '#platform/web/interaction/drag-sideways.ts';
import { LikePartButton } from '#features/likes/web/index.ts';
import { LockedNote } from './locked-note.tsx';
import type { OpenSafetyDialog } from './use-safety.ts';

interface Props {
  readonly profile: Profile;
  /** Which photo, from 0. */
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
  readonly onOpenSafety: OpenSafetyDialog;
}

/** A member's photos in full screen, one at a time, with keys, buttons and swiping. */
export function PhotoViewer({ profile, at, onMove, onClose, onOpenSafety }: Props) {
  const t = useTranslations('member-page');
  const announce = useAnnounce();
  const { photos, name, own } = profile;
  const n = photos.length;
  const photo = photos[at];
  const stage = useRef<HTMLDivElement>(null);
  const altOf = (one: ProfileImage, place: number) => one.caption || t(one.locked ? 'photoLocked' : 'photo', { name, at: place + 1, n });
  const go = (step: 1 | -1) => {
    const next = photos[at + step];
    if (next === undefined) return;
    onMove(at + step);
    announce(`${t('counter', { at: at + step + 1, n })}: ${altOf(next, at + step)}`);
  };
  useArrowKeys(stage, go);
  const drag = useDrag(go);
  if (photo === undefined) return null;
  return (
    <FullScreen
      onClose={onClose}
      title={t('photos', { name })}
      stage={{ ref: stage, ...drag }}
      bar={
        <>
          <p className="num t15 soft">{t('counter', { at: at + 1, n })}</p>
          <p className="caption wrap-anywhere">{photo.caption}</p>
          {!own && !photo.locked && (
            <div className="flex">
              <IconButton icon="flag" label={t('reportPhoto')} aria-haspopup="dialog" onClick={() => onOpenSafety({ photo: photo.id })} />
              <LikePartButton key={photo.id} member={profile} of={{ photo }} variant="bar" />
            </div>
          )}
        </>
      }
    >
      {photos.map(
        (one, place) =>
          // Adjacent photos are rendered ahead.
          Math.abs(place - at) <= 1 && (
            <Slide {...photoOf(one)} key={one.id} locked={one.locked} slot={place - at} alt={place === at ? altOf(one, place) : ''}>
              {place === at && one.locked && <LockedNote />}
            </Slide>
          ),
      )}
      {n > 1 && (
        <>
          <IconButton
            solid
            className="before"
            icon="caret-left"
            label={t('previousPhoto')}
            aria-disabled={at === 0}
            onClick={() => go(-1)}
          />
          <IconButton
            solid
            className="after"
            icon="caret-right"
            label={t('nextPhoto')}
            aria-disabled={at === n - 1}
            onClick={() => go(1)}
          />
        </>
      )}
    </FullScreen>
  );
}

/** Left and right, unless a dialog is open above the viewer. */
function useArrowKeys(stage: RefObject<HTMLElement | null>, go: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const viewer = stage.current?.closest('dialog');
    const above = event.target instanceof Element ? event.target.closest('dialog') : null;
    if ((above !== null && above !== viewer) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** Pointer handlers of the stage. The photos follow the finger by `--drag`, without rendering again. */
function useDrag(go: (step: 1 | -1) => void) {
  const drag = useRef<SidewaysDrag | null>(null);
  const [dragging, setDragging] = useState(false);
  const pointOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => ({ x, y, at });
  const reset = (stage: HTMLElement) => {
    drag.current = null;
    setDragging(false);
    stage.style.removeProperty('--drag');
  };
  return {
    'data-dragging': dragging ? '' : undefined,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (onControl || !event.isPrimary || event.button !== 0) return;
      drag.current = startSidewaysDrag(pointOf(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const moved = drag.current?.move(pointOf(event)) ?? 0;
      if (moved === 0) return;
      if (!dragging) {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }
      event.currentTarget.style.setProperty('--drag', `${moved}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const end = drag.current?.end(pointOf(event), event.currentTarget.clientWidth);
      reset(event.currentTarget);
      if (end === 'previous') go(-1);
      if (end === 'next') go(1);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => reset(event.currentTarget),
  };
}
