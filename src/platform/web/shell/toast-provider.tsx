import { useCallback, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useAnnounce } from '../ui/feedback/announcer.tsx';
import { loadPart } from './load-part.tsx';
import { useTopModal } from '../ui/layers/modal-stack.ts';
import { loadToastRegion } from '../ui/feedback/load-toast-region.ts';
import { type ShowToast, ToastContext } from '../ui/feedback/toast-context.ts';
import type { ShownToast } from '../ui/feedback/toast-region.tsx';

/** Loaded right after the page and not with the first toast, which may report a lost connection. */
const ToastRegion = loadPart(async () => (await loadToastRegion()).ToastRegion, { afterPage: true });

interface ToastProviderProps {
  /** The name of the region for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Up to three toasts of at most 350 px, inside `Announcer`, which announces them. They lie `--toast-bottom` above the lower edge
 * (set it on `:root` to the height of a composer or tab bar), and inside the topmost dialog if one is open.
 */
export function ToastProvider({ label, children }: ToastProviderProps): ReactElement {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
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

  const region = <ToastRegion label={label} toasts={toasts} onDone={dismiss} />;
  return (
    <ToastContext value={show}>
      {children}
      {top ? createPortal(region, top) : region}
    </ToastContext>
  );
}
