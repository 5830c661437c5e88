import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useAnnounce } from './announcer.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/names.ts';
import { useTopModal } from './modal-stack.ts';

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

/** Shows a toast and gives back how to take it away. */
export type ShowToast = (toast: ToastContent) => () => void;

const ToastContext = createContext<ShowToast>(() => () => undefined);

export function useToast(): ShowToast {
  return useContext(ToastContext);
}

interface Shown extends ToastContent {
  id: number;
}

export interface ToastProviderProps {
  /** The name of the region for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Up to three toasts of at most 350 px, inside `Announcer`, which reads them out. They stand `--toast-bottom` above
 * the lower edge (set it on `:root` to the height of a composer or tab bar), and inside the topmost dialog.
 */
export function ToastProvider({ label, children }: ToastProviderProps): ReactElement {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const nextId = useRef(0);
  const announce = useAnnounce();
  const top = useTopModal();

  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>(
    (toast) => {
      const id = nextId.current++;
      setToasts((all) => [...all.filter(({ key }) => key === undefined || key !== toast.key), { ...toast, id }].slice(-3));
      if (!toast.urgent) announce([toast.title, toast.text].filter(Boolean).join(': '));
      return () => dismiss(id);
    },
    [announce, dismiss],
  );

  const region = toasts.length > 0 && (
    <section className="toasts" aria-label={label}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDone={dismiss} />
      ))}
    </section>
  );
  return (
    <ToastContext value={show}>
      {children}
      {top ? createPortal(region, top) : region}
    </ToastContext>
  );
}

function Toast({ toast, onDone }: { toast: Shown; onDone: (id: number) => void }): ReactElement {
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
