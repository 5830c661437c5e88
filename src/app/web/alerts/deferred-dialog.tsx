import { type ComponentType, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';

/** Most visits never see the dialog: its code comes when it is called for. */
export function DeferredDialog() {
  const catalogs = useCatalogs();
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    const loading = Promise.all([import('./activation-dialog.tsx'), catalogs.ensure(['notifications'])]);
    void loading.then(([module]) => setDialog(() => module.ActivationDialog));
  }, [catalogs]);
  return Dialog && <Dialog />;
}
