import { loadPart } from '#platform/web/shell/load-part.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';

const ActivationDialog = loadPart(async () => (await import('./activation-dialog.tsx')).ActivationDialog, { texts: ['reminders'] });

/** Most visits never see the dialog: its code comes when it is called for, and never on the server, which would wait for it in vain. */
export function DeferredDialog() {
  return useHydrated() && <ActivationDialog />;
}
