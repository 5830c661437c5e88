import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Section } from './section.tsx';

/** Deleting the account, the first of two steps. */
export function DeleteSection() {
  const t = useTranslations('account-settings.remove');
  const [open, setOpen] = useState(false);
  return (
    <Section id="delete" title={t('title')} lead={t('lead')}>
      <Button icon="trash" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <DeleteDialog open={open} onClose={() => setOpen(false)} />
    </Section>
  );
}
