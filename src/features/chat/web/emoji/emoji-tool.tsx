import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { IconButton } from '#platform/web/ui/index.ts';

const EmojiPicker = loadPart(async () => (await import('./emoji-picker.tsx')).EmojiPicker);

interface Props {
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** The composer's emoji button. Hidden on touch devices, whose keyboards have their own emoji. */
export function EmojiTool({ area }: Props) {
  const t = useTranslations('chat.emoji');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="smiley"
        label={t('open')}
        className="emoji-open"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          if (open) area.current?.focus({ preventScroll: true });
          setOpen(!open);
        }}
      />
      {open && <EmojiPicker anchor={button} area={area} onClose={() => setOpen(false)} />}
    </>
  );
}
