import type { PointerEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, IconButton, Menu, MenuItem, Photo, Pill } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '../../contract/image.ts';
import { photoOf } from '../photo-of.ts';

interface Props {
  readonly photo: ProfileImage;
  readonly index: number;
  readonly count: number;
  /** Id of the button that opens the photo. */
  readonly viewId: string;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onView: () => void;
  readonly onPlace: (to: number) => void;
  readonly onRemove: () => void;
  /** The caption field. */
  readonly children: ReactNode;
}

/** One of the member's own photos with its actions. The image is the drag handle. */
export function PhotoTile({ photo, index, count, viewId, onPointerDown, onView, onPlace, onRemove, children }: Props) {
  const t = useTranslations('photos.manager');
  const picker = useTranslations('photos.picker');
  const at = index + 1;
  const [isFirst, isLast] = [index === 0, at === count];
  return (
    <>
      <button
        id={viewId}
        type="button"
        className="photo-view"
        onPointerDown={onPointerDown}
        onDragStart={preventNativeDrag}
        onClick={onView}
      >
        <Photo
          {...photoOf(photo)}
          sizes="(width >= 768px) 180px, 45vw"
          alt={photo.caption || picker('photo', { at, n: count })}
          shape="medium"
        >
          {isFirst && <Pill kind="paper">{picker('main')}</Pill>}
        </Photo>
        <span className="sr">{t('view', { at })}</span>
      </button>
      <div className="photo-actions">
        <IconButton
          id={`${viewId}-earlier`}
          icon="arrow-left"
          label={t('earlier', { at })}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onPlace(index - 1)}
        />
        <IconButton
          id={`${viewId}-later`}
          icon="arrow-right"
          label={t('later', { at })}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onPlace(index + 1)}
        />
        <Menu label={t('more', { at })} trigger={(menu) => <IconButton {...menu} icon="dots-three-vertical" label={t('more', { at })} />}>
          {!isFirst && (
            <MenuItem icon="user-circle" onSelect={() => onPlace(0)}>
              {t('makeMain')}
            </MenuItem>
          )}
          <MenuItem icon="eye" onSelect={onView}>
            {t('show')}
          </MenuItem>
          <hr />
          <MenuItem icon="trash" onSelect={onRemove}>
            {t('remove')}
          </MenuItem>
        </Menu>
      </div>
      {photo.status === 'pending' && (
        <p className="help photo-pending">
          <Icon name="eye-slash" />
          <span>{t('pending')}</span>
        </p>
      )}
      {children}
    </>
  );
}

/** Browsers drag images natively, which would interfere with reordering. */
function preventNativeDrag(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
