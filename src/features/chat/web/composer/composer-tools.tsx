import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { IconButton } from '#platform/web/ui/index.ts';
import { useChatState } from '../state/chat-state.ts';
import { EmojiTool } from '../emoji/emoji-tool.tsx';
import { GifTool } from '../gifs/gif-tool.tsx';
import type { Chat } from '../state/cache/queries.ts';
import { useCostText } from './use-cost-text.ts';

const GiftDialog = loadPart(async () => (await import('../gifts/gift-dialog.tsx')).GiftDialog);

interface Props {
  readonly chat: Chat;
  /** The text field. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onImages: (files: readonly File[]) => void;
  /** A GIF or a gift was sent. */
  readonly onSent: () => void;
}

/** The buttons for images, GIFs, gifts and emoji. */
export function ComposerTools({ chat, area, onImages, onSent }: Props) {
  const t = useTranslations('chat.composer');
  const costText = useCostText();
  const { outbox, quoting } = useChatState();
  const [isGiftOpen, setGiftOpen] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="tools">
      {/* Opened by the button below; on a phone it offers the camera, too. */}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          onImages([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton icon="image" label={t('image', { cost: costText(chat.image_cost) })} onClick={() => picker.current?.click()} />
      <GifTool
        cost={chat.cost}
        fictional={chat.profile.fictional}
        onChoose={(gif) => {
          outbox.add(chat.profile.id, '', { gif, quote: quoting.take(chat.profile.id) });
          onSent();
        }}
      />
      <IconButton icon="gift" label={t('gift')} onClick={() => setGiftOpen(true)} />
      <EmojiTool area={area} />
      {isGiftOpen && <GiftDialog open to={chat.profile} onClose={() => setGiftOpen(false)} onSent={onSent} />}
    </div>
  );
}
