import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useDragDown } from './use-drag-down.ts';
import { useModal, type ModalState } from './use-modal.ts';

export interface SheetProps extends ModalState {
  title: ReactNode;
  closeLabel: string;
  /** Between title and x: "Reset". */
  action?: ReactNode;
  /** Buttons, always visible; the main one first. */
  footer?: ReactNode;
  /** Only the x and Back close it, not Escape, the backdrop or a drag: for sheets with typed text. */
  guarded?: boolean | undefined;
  /** From 768 px in the middle of the screen, like `Dialog`. */
  centred?: boolean | undefined;
  /** A lighter backdrop from 768 px, so that the content behind stays readable. */
  light?: boolean | undefined;
  className?: string | undefined;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/** A bottom sheet on phones, which can be dragged down by its header; a 480 px panel on the right from 768 px. Closes like `Dialog`. */
export function Sheet({
  open,
  onClose,
  locked,
  guarded,
  centred,
  title,
  closeLabel,
  action,
  footer,
  light,
  className,
  children,
}: SheetProps): ReactElement {
  const titleId = useId();
  const modal = useModal({ open, onClose, locked: locked || guarded });
  const drag = useDragDown(onClose, !(locked || guarded));
  return (
    <dialog {...modal} className={cx('sheet', centred && 'centred', light && 'light', className)} aria-labelledby={titleId}>
      {open && (
        <>
          <header {...drag}>
            <h2 id={titleId} tabIndex={-1} className="title-m">
              {title}
            </h2>
            {action}
            {!locked && <IconButton icon="x" label={closeLabel} onClick={onClose} />}
          </header>
          <div className="body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
