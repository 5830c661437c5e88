import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface PhotoProps {
  src: string;
  srcSet?: string | undefined;
  /** `srcset` of the same picture in AVIF, for the browsers that know it. */
  avif?: string | undefined;
  /** Needed with `srcSet`: "(width >= 1200px) 20vw, 50vw". */
  sizes?: string | undefined;
  /** The file's own size in pixels, so that nothing moves when it arrives. */
  width: number;
  height: number;
  /** The owner's caption, else "Anna, photo 2 of 5"; `` where a link beside it says the same. */
  alt: string;
  /** Until the photo is there: a data URL (ThumbHash) or a colour. */
  placeholder?: string | undefined;
  /** Eager and with high priority: for the first photo of a page, nothing else. */
  priority?: boolean | undefined;
  /** CSS object-position, to keep the face in the frame. */
  position?: string | undefined;
  shape?: 'large' | 'medium' | undefined;
  mirror?: boolean | undefined;
  className?: string | undefined;
  /** What lies on the photo: pills, buttons. */
  children?: ReactNode;
}

/** A photo in a leaf of 4:5 (utilities such as `aspect-square` change that). Lazy unless `priority`. */
export function Photo({
  src,
  srcSet,
  avif,
  sizes,
  width,
  height,
  alt,
  placeholder,
  priority,
  position,
  shape,
  mirror,
  className,
  children,
}: PhotoProps): ReactElement {
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      style={position === undefined ? undefined : { objectPosition: position }}
    />
  );
  return (
    <span className={cx('photo', shape === 'medium' && 'medium', mirror && 'mirror', className)} style={behind(placeholder)}>
      {avif === undefined ? (
        image
      ) : (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          {image}
        </picture>
      )}
      {children}
    </span>
  );
}

function behind(placeholder: string | undefined): { backgroundImage: string } | { backgroundColor: string } | undefined {
  if (placeholder === undefined) return undefined;
  return placeholder.startsWith('data:') ? { backgroundImage: `url("${placeholder}")` } : { backgroundColor: placeholder };
}
