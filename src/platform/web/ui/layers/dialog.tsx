import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useModal, type ModalState } from './use-modal.ts';

export interface DialogProps extends ModalState {
  title: ReactNode;
  /** Shows the title to screen readers only, if the content has a heading of its own. */
  hideTitle?: boolean | undefined;
  closeLabel: string;
  /** Only the x and Back close it, not Escape or the backdrop: for dialogs with typed text. */
  guarded?: boolean | undefined;
  /** 940 px wide instead of 480. */
  wide?: boolean | undefined;
  /** Buttons, always visible below the content; the main one last. */
  footer?: ReactNode;
  className?: string | undefined;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/** A modal dialog in the middle of the screen. Closes by Escape, backdrop and x, unless `locked` (then it has no x either). */
export function Dialog({
  open,
  onClose,
  locked,
  guarded,
  title,
  hideTitle,
  closeLabel,
  wide,
  footer,
  className,
  children,
}: DialogProps): ReactElement {
  const titleId = useId();
  const modal = useModal({ open, onClose, locked: locked || guarded });
  return (
    <dialog {...modal} className={cx('dialog', wide && 'wide', className)} aria-labelledby={titleId}>
      {open && (
        <>
          <header className={cx(hideTitle && 'bare')}>
            <h2 id={titleId} tabIndex={-1} className={hideTitle ? 'sr' : 'title-m'}>
              {title}
            </h2>
            {!locked && <IconButton icon="x" label={closeLabel} onClick={onClose} />}
          </header>
          <div className="body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
