import type { CSSProperties, ReactElement } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

export interface FaceProps {
  /** A square crop; a silhouette is shown without it. */
  src?: string | undefined;
  srcSet?: string | undefined;
  /** Empty if the name is next to it. */
  alt: string;
  /** In px; 48 by default. */
  size?: number | undefined;
  /** Shows the green dot; the text is for screen readers: "online". */
  online?: string | undefined;
  className?: string | undefined;
}

/** Avatar: a small photo in a leaf shape, for rows, bars and toasts. States: with and without photo, online. */
export function Face({ src, srcSet, alt, size = 48, online, className }: FaceProps): ReactElement {
  const style: CSSProperties & Record<'--size', string> = { '--size': `${size}px` };
  return (
    <span className={cx('face', className)} style={style}>
      {src === undefined ? (
        <span className="none" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <Icon name="user-fill" />
        </span>
      ) : (
        <img src={src} srcSet={srcSet} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
      )}
      {online !== undefined && (
        <span className="dot">
          <span className="sr">{online}</span>
        </span>
      )}
    </span>
  );
}
