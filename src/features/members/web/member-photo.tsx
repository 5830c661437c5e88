import { cx, Icon, Photo, type PhotoProps } from '#platform/web/ui/index.ts';
import type { MainImage } from '#features/photos/contract/image.ts';
import { photoOf } from '#features/photos/web/index.ts';

interface Props extends Pick<PhotoProps, 'alt' | 'priority' | 'position' | 'shape' | 'mirror' | 'className' | 'children'> {
  readonly image: MainImage;
  readonly sizes: string;
}

/** A member's photo, or a silhouette without one. */
export function MemberPhoto({ image, sizes, ...rest }: Props) {
  if (image !== null) return <Photo {...rest} {...photoOf(image)} sizes={sizes} />;
  const { alt, shape, mirror, className, children } = rest;
  return (
    <span
      className={cx('photo no-photo', shape === 'medium' && 'medium', mirror && 'mirror', className)}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
    >
      <Icon name="user-fill" />
      {children}
    </span>
  );
}
