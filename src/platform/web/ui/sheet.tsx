import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { useDragDown } from './use-drag-down.ts';
import { useModal, type ModalState } from './use-modal.ts';

export interface SheetProps extends ModalState {
  title: ReactNode;
  closeLabel: string;
  /** Between title and x: "Reset". */
  action?: ReactNode;
  /** One button, always visible. */
  footer?: ReactNode;
  /** A lighter backdrop from 768 px, so that the content behind stays readable. */
  light?: boolean | undefined;
  className?: string | undefined;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/** A bottom sheet on phones, which can be dragged down by its header; a 480 px panel on the right from 768 px. Closes like `Dialog`. */
export function Sheet({ open, onClose, locked, title, closeLabel, action, footer, light, className, children }: SheetProps): ReactElement {
  const titleId = useId();
  const modal = useModal({ open, onClose, locked });
  const drag = useDragDown(onClose, !locked);
  return (
    <dialog {...modal} className={cx('sheet', light && 'light', className)} aria-labelledby={titleId}>
      {open && (
        <>
          <header {...drag}>
            <h2 id={titleId} tabIndex={-1} className="h28">
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
