import './full-screen.css';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cx, Dialog } from '#platform/web/ui/index.ts';
import type { photoOf } from '../photo-of.ts';

interface Props {
  /** For screen readers: nothing stands above the picture. */
  readonly title: string;
  /** Of the part in which the pictures are. */
  readonly stage?: ComponentProps<'div'>;
  /** What stands below the picture. */
  readonly bar?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog as large as the screen for pictures, which two fingers make larger. Back and Escape close it. */
export function FullScreen({ title, stage, bar, onClose, children }: Props) {
  const common = useTranslations('common.action');
  return (
    <Dialog open onClose={onClose} title={title} hideTitle closeLabel={common('close')} className="viewer">
      <div {...stage} className="stage">
        {children}
      </div>
      {bar && <footer className="bar">{bar}</footer>}
    </Dialog>
  );
}

interface SlideProps extends Pick<ReturnType<typeof photoOf>, 'src' | 'srcSet' | 'avif' | 'width' | 'height'> {
  readonly alt: string;
  /** -1 before the one that is shown, 1 after it. */
  readonly slot?: number;
  readonly locked?: boolean;
  /** Until the picture is there. */
  readonly colour?: string;
  readonly children?: ReactNode;
}

/** One picture, whole, as large as the stage. */
export function Slide({ src, srcSet, avif, width, height, alt, slot = 0, locked = false, colour, children }: SlideProps) {
  const at: CSSProperties & Record<'--slot', number> = { '--slot': slot };
  return (
    <div className={cx('slide', locked && 'locked')} style={at} inert={slot !== 0}>
      <picture>
        {avif !== undefined && <source type="image/avif" srcSet={avif} sizes="100vw" />}
        <img
          src={src}
          srcSet={srcSet}
          sizes="100vw"
          width={width}
          height={height}
          alt={alt}
          draggable={false}
          style={{ backgroundColor: colour }}
        />
      </picture>
      {children}
    </div>
  );
}
