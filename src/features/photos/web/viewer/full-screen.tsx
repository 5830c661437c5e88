import './full-screen.css';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { cx, Dialog } from '#platform/web/ui/index.ts';
import type { photoOf } from '../photo-of.ts';
import { usePageZoomed } from './use-page-zoomed.ts';
import { useStage } from './use-stage.ts';

interface Props {
  /** For screen readers: nothing stands above the image. */
  readonly title: string;
  /** Which of several images is shown: another one begins unzoomed. */
  readonly shown?: number;
  /** To the image before or after it, by keys or a swipe. */
  readonly onStep?: (step: 1 | -1) => void;
  /** What stands below the image. */
  readonly bar?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog as large as the screen for images, which fingers, the wheel and keys zoom. Back and Escape close it. */
export function FullScreen({ title, shown, onStep, bar, onClose, children }: Props) {
  const common = useTranslations('common.action');
  const stage = useRef<HTMLDivElement>(null);
  const pageZoomed = usePageZoomed();
  const handlers = useStage({ stage, shown, onStep, pageZoomed });
  return (
    <Dialog open onClose={onClose} title={title} hideTitle closeLabel={common('close')} className="viewer">
      <div ref={stage} {...handlers} className="stage" data-page-zoomed={pageZoomed ? '' : undefined}>
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
  /** Until the image is there. */
  readonly colour?: string;
  readonly children?: ReactNode;
}

/** One image, whole, as large as the stage. */
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
