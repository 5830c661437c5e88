import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#platform/web/ui/index.ts';

const EmojiPicker = lazy(async () => ({ default: (await import('./emoji-picker.tsx')).EmojiPicker }));

interface Props {
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** Among the tools of the composer; not on touch devices, whose keyboard has its own. */
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
      {open && (
        <Suspense>
          <EmojiPicker anchor={button} area={area} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
