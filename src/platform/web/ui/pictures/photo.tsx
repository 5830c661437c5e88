import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface PhotoProps {
  src: string;
  srcSet?: string | undefined;
  /** `srcset` of the same image in AVIF, for browsers that support it. */
  avif?: string | undefined;
  /** Required with `srcSet`: "(width >= 1200px) 20vw, 50vw". */
  sizes?: string | undefined;
  /** The file's size in pixels, which prevents layout shift. */
  width: number;
  height: number;
  /** The owner's caption, else "Anna, photo 2 of 5"; empty if an adjacent link says the same. */
  alt: string;
  /** Shown until the photo is loaded: a data URL (ThumbHash) or a colour. */
  placeholder?: string | undefined;
  /** Loads eagerly and with high priority; only for the first photo of a page. */
  priority?: boolean | undefined;
  /** CSS object-position, to keep the face in the frame. */
  position?: string | undefined;
  shape?: 'large' | 'medium' | undefined;
  mirror?: boolean | undefined;
  className?: string | undefined;
  /** Overlays on the photo: pills, buttons. */
  children?: ReactNode;
}

/** A photo in a 4:5 leaf shape (utilities such as `aspect-square` change the ratio). Lazy unless `priority`. */
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
    <span className={cx('photo', shape === 'medium' && 'medium', mirror && 'mirror', className)} style={placeholderStyle(placeholder)}>
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

function placeholderStyle(placeholder: string | undefined): { backgroundImage: string } | { backgroundColor: string } | undefined {
  if (placeholder === undefined) return undefined;
  return placeholder.startsWith('data:') ? { backgroundImage: `url("${placeholder}")` } : { backgroundColor: placeholder };
}
