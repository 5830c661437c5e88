import { createContext, useCallback, useContext, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { modalStack, useTopModal } from './modal-stack.ts';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** The one polite live region, around the whole app. While a dialog is open it lives inside the topmost one. */
export function Announcer({ children }: { children: ReactNode }): ReactElement {
  const top = useTopModal();
  const [said, setSaid] = useState<{ text: string; turn: number; where: HTMLElement | null }>({ text: '', turn: 0, where: null });
  const announce = useCallback((text: string) => {
    setSaid((before) => ({ text, turn: before.turn + 1, where: modalStack.top() }));
  }, []);
  // The same sentence twice is only spoken twice when the text differs.
  const text = said.where === top ? said.text + (said.turn % 2 ? '\u00a0' : '') : '';
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

/** Says one sentence to screen readers. Bursts are for the caller to sum up ("3 new messages from Anna"). */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
