import { useEffect, useState, type ReactElement } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import type { ToastContent } from './toast-content.ts';

// Loaded together: a toast reports a part that could not be loaded.
export { absentMenu, AbsentPart, loadStylesAgain } from './absent-part.tsx';

/** A toast that is on the page, or waits for the code that renders it. */
export interface ShownToast extends ToastContent {
  id: number;
}

interface ToastRegionProps {
  label: string;
  toasts: readonly ShownToast[];
  onDone: (id: number) => void;
}

/** Renders the toasts of a `ToastProvider`. */
export function ToastRegion({ label, toasts, onDone }: ToastRegionProps): ReactElement | null {
  if (toasts.length === 0) return null;
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
        {toast.title && <b dir="auto">{toast.title}</b>}
        <span dir="auto">{toast.text}</span>
      </p>
      {action && (
        <button
          type="button"
          className="action"
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
