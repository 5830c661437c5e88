import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#platform/web/ui/index.ts';
import { useChatTools } from './chat-tools.ts';
import { EmojiTool } from './emoji-tool.tsx';
import { GifTool } from './gif-tool.tsx';
import { GiftDialog } from './gift-dialog.tsx';
import type { Chat } from './queries.ts';
import { useCostWords } from './use-cost-words.ts';

interface Props {
  readonly chat: Chat;
  /** Where the words are. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onImages: (files: readonly File[]) => void;
  /** Something other than the words was sent. */
  readonly onSent: () => void;
}

/** What can be sent beside words, and the emoji among them. */
export function ComposerTools({ chat, area, onImages, onSent }: Props) {
  const t = useTranslations('chat.composer');
  const costWords = useCostWords();
  const { outbox } = useChatTools();
  const [giving, setGiving] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="tools">
      {/* The button opens it: a phone offers the camera as well. */}
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
      <IconButton icon="image" label={t('image', { cost: costWords(chat.image_cost) })} onClick={() => picker.current?.click()} />
      <GifTool
        cost={chat.cost}
        onChoose={(gif) => {
          outbox.add(chat.profile.id, '', { gif });
          onSent();
        }}
      />
      <IconButton icon="gift" label={t('gift')} onClick={() => setGiving(true)} />
      <EmojiTool area={area} />
      <GiftDialog open={giving} to={chat.profile} onClose={() => setGiving(false)} onGiven={onSent} />
    </div>
  );
}
