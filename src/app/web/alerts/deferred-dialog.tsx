import { lazyPart } from '#platform/web/shell/lazy-part.tsx';

/** Most visits never see the dialog: its code comes when it is called for. */
export const DeferredDialog = lazyPart(async () => (await import('./activation-dialog.tsx')).ActivationDialog, {
  texts: ['notifications'],
});
