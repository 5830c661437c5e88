import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { RoundButton } from '#platform/web/ui/index.ts';
import type { GiftsProps } from './gifts.tsx';

export const renderGiftButton = (member: GiftsProps['member']) => <GiftButton member={member} />;

/** Loaded with its texts on the first press. */
const Gifts = loadPart(async () => (await import('./gifts.tsx')).Gifts, { texts: ['chat'] });

function GiftButton({ member }: Pick<GiftsProps, 'member'>) {
  const t = useTranslations('app');
  const [open, setOpen] = useState(false);
  return (
    <>
      <RoundButton small icon="gift" label={t('gift', { name: member.name })} onClick={() => setOpen(true)} />
      {open && <Gifts member={member} onClose={() => setOpen(false)} />}
    </>
  );
}
