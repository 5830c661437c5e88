import { useEffect, useState, type ReactElement } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/names.ts';

export interface ToastContent {
  text: string;
  /** Bold, on a line of its own: who writes. */
  title?: string | undefined;
  icon?: IconName | undefined;
  /** A `Face` of 40 px instead of the icon. */
  face?: ReactElement | undefined;
  /** `ink` says what happened, `paper` brings a message. */
  kind?: 'ink' | 'paper' | undefined;
  action?: { label: string; onAction: () => void } | undefined;
  /** Something failed that the member waits for: an alert, which interrupts screen readers. */
  urgent?: boolean | undefined;
  /** How long it stays: 6, with an action 10; null until it is taken away. Waits under pointer and focus. */
  seconds?: number | null | undefined;
  /** A later toast with the same key takes its place. */
  key?: string | undefined;
}

/** A toast that is on the page, or waits for the code that draws it. */
export interface ShownToast extends ToastContent {
  id: number;
}

interface ToastRegionProps {
  label: string;
  toasts: readonly ShownToast[];
  onDone: (id: number) => void;
}

/** Draws the toasts of a `ToastProvider`. */
export function ToastRegion({ label, toasts, onDone }: ToastRegionProps): ReactElement {
  return (
    <section className="toasts" aria-label={label}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDone={onDone} />
      ))}
    </section>
  );
}

function Toast({ toast, onDone }: { toast: ShownToast; onDone: (id: number) => void }): ReactElement {
  const { id, action, seconds = action ? 10 : 6 } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || seconds === null) return;
    const timer = setTimeout(() => onDone(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, seconds, id, onDone]);

  return (
    <div
      className={cx('toast', toast.kind === 'paper' && 'paper')}
      role={toast.urgent ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.face ?? (toast.icon && <Icon name={toast.icon} />)}
      <p>
        {toast.title && <b>{toast.title}</b>}
        {toast.text}
      </p>
      {action && (
        <button
          type="button"
          className="do"
          onClick={() => {
            onDone(id);
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
