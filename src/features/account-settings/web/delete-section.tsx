import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Button } from '#platform/web/ui/index.ts';
import type { WithPasskey } from './current-password.tsx';
import { Section } from './section.tsx';

// Hardly anybody opens it.
const DeleteDialog = loadPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

/** Deleting the account, the first of two steps. */
export function DeleteSection({ passkey }: WithPasskey) {
  const t = useTranslations('account-settings.remove');
  const [open, setOpen] = useState(false);
  return (
    <Section id="delete" title={t('title')} lead={t('lead')}>
      <Button icon="trash" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <DeleteDialog passkey={passkey} onClose={() => setOpen(false)} />}
    </Section>
  );
}
