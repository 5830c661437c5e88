import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { RoundButton } from '#platform/web/ui/index.ts';
import type { GiftsProps } from './gifts.tsx';

export const renderGiftButton = (member: GiftsProps['member']) => <GiftButton member={member} />;

/** Loads the gift dialog and its texts on the first press. */
function GiftButton({ member }: Pick<GiftsProps, 'member'>) {
  const t = useTranslations('app');
  const catalogs = useCatalogs();
  const [Gifts, setGifts] = useState<ComponentType<GiftsProps> | null>(null);
  const [open, setOpen] = useState(false);
  const show = async () => {
    const [module] = await Promise.all([import('./gifts.tsx'), catalogs.ensure(['chat'])]);
    setGifts(() => module.Gifts);
    setOpen(true);
  };
  return (
    <>
      <RoundButton small icon="gift" label={t('gift', { name: member.name })} onClick={() => void show()} />
      {Gifts && <Gifts open={open} member={member} onClose={() => setOpen(false)} />}
    </>
  );
}
