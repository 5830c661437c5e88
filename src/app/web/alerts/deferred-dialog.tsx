import { type ComponentType, useEffect, useState } from 'react';

/** Most visits never see the dialog: its code comes when it is called for. */
export function DeferredDialog() {
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('./activation-dialog.tsx').then((module) => setDialog(() => module.ActivationDialog));
  }, []);
  return Dialog && <Dialog />;
}
