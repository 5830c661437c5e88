import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '#platform/web/data/api-client.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';

/** Makes a call, after a confirmation where the server asks for one. Null when the member closed the dialog instead. */
type Confirmed = <Reply>(call: () => Promise<Reply>) => Promise<Reply | null>;

const ConfirmationContext = createContext<Confirmed>((call) => call());

export const useConfirmation = (): Confirmed => use(ConfirmationContext);

const ConfirmDialog = loadPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const response = useRef<((confirmed: boolean) => void) | null>(null);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        response.current = resolve;
        setOpen(true);
      }),
    [],
  );
  const finish = useCallback((confirmed: boolean) => {
    setOpen(false);
    response.current?.(confirmed);
    response.current = null;
  }, []);
  const confirmed = useMemo<Confirmed>(
    () => async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'confirmation_required') throw error;
      }
      return (await ask()) ? call() : null;
    },
    [ask],
  );
  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {open && <ConfirmDialog onConfirmed={() => finish(true)} onClose={() => finish(false)} />}
    </ConfirmationContext>
  );
}
