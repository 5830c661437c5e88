import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import type { WithPasskey } from './current-password.tsx';
import { Section } from './section.tsx';

// Hardly anybody opens it.
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

/** Deleting the account, the first of two steps. */
export function DeleteSection({ passkey }: WithPasskey) {
  const t = useTranslations('account-settings.remove');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <Section id="delete" title={t('title')} lead={t('lead')}>
      <Button
        icon="trash"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('open')}
      </Button>
      {wanted && (
        <Suspense>
          <DeleteDialog passkey={passkey} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
