import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { IconButton } from '#platform/web/ui/index.ts';
import type { Gif } from '../../contract/message.ts';
import type { Chat } from '../state/cache/queries.ts';

const GifPicker = loadPart(async () => (await import('./gif-picker.tsx')).GifPicker);

interface Props {
  readonly cost: Chat['cost'];
  /** The recipient is a fictional profile. */
  readonly fictional: boolean;
  readonly onChoose: (gif: Gif) => void;
}

/** The composer's GIF button. The picker's code is loaded with the first click. */
export function GifTool({ cost, fictional, onChoose }: Props) {
  const t = useTranslations('chat.gif');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton ref={button} icon="gif" label={t('open')} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <GifPicker
          anchor={button}
          cost={cost}
          fictional={fictional}
          onClose={() => setOpen(false)}
          onChoose={(gif) => {
            setOpen(false);
            onChoose(gif);
          }}
        />
      )}
    </>
  );
}
