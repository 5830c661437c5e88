import { createContext, useCallback, useContext, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { modalStack, useTopModal } from '../layers/modal-stack.ts';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** The only polite live region of the app. While a dialog is open, the region is moved into the topmost one. */
export function Announcer({ children }: { children: ReactNode }): ReactElement {
  const top = useTopModal();
  const [announcement, setAnnouncement] = useState<{ text: string; count: number; container: HTMLElement | null }>({
    text: '',
    count: 0,
    container: null,
  });
  const announce = useCallback((text: string) => {
    setAnnouncement((before) => ({ text, count: before.count + 1, container: modalStack.top() }));
  }, []);
  // Screen readers repeat a text only if it changes, hence the alternating no-break space.
  const text = announcement.container === top ? announcement.text + (announcement.count % 2 ? '\u00a0' : '') : '';
  const region = (
    <p className="sr" role="status">
      {text}
    </p>
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      {top ? createPortal(region, top) : region}
    </AnnounceContext>
  );
}

/** Announces a text to screen readers. Callers sum up bursts themselves ("3 new messages from Anna"). */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
