import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import { GiftArt } from '../gifts/gift-art.tsx';
import type { Gift } from '../../contract/gifts.ts';

interface Props {
  readonly gift: Gift;
  readonly mine: boolean;
  /** Message id for the `data-message` attribute; null when the message's text has that attribute. */
  readonly message: number | null;
  /** The button that opens the message's menu; null when it is placed elsewhere. */
  readonly menu: ReactNode;
}

/** A gift in the conversation. */
export function GiftCard({ gift, mine, message, menu }: Props) {
  const t = useTranslations('chat.gift');
  return (
    <div className={cx('gift-card', mine && 'mirror')} data-message={message ?? undefined}>
      <GiftArt gift={gift} arriving />
      <span>
        <b>{t(`names.${gift}`)}</b>
        <span className="text-s soft">{t(mine ? 'given' : 'received')}</span>
      </span>
      {menu}
    </div>
  );
}
