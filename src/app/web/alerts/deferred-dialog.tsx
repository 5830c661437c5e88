import { lazyPart } from '#platform/web/shell/lazy-part.tsx';
import { useHydrated } from '#platform/web/shell/use-hydrated.ts';

const ActivationDialog = lazyPart(async () => (await import('./activation-dialog.tsx')).ActivationDialog, { texts: ['notifications'] });

/** Most visits never see the dialog: its code comes when it is called for, and never on the server, which would wait for it in vain. */
export function DeferredDialog() {
  return useHydrated() && <ActivationDialog />;
}
