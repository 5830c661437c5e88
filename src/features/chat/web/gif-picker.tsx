import './gif-picker.css';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Dialog, TextInput } from '#platform/web/ui/index.ts';
import type { Gif } from '../contract/message.ts';
import { GifGrid } from './gif-grid.tsx';
import { PaperAbove } from './paper-above.tsx';
import type { Chat } from './queries.ts';
import { useSettled } from './use-settled.ts';

interface Props {
  /** The button that it belongs to. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly cost: Chat['cost'];
  readonly onChoose: (gif: Gif) => void;
  readonly onClose: () => void;
}

/** Looks for a GIF: above its button where there is room, else as a dialog. Choosing sends. */
export function GifPicker({ anchor, cost, onChoose, onClose }: Props) {
  const t = useTranslations('chat.gif');
  const common = useTranslations('common.action');
  const [wide] = useState(() => matchMedia('(width >= 768px)').matches);
  const panel = <GifPanel cost={cost} focused={wide} onChoose={onChoose} />;
  if (!wide) {
    return (
      <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')} className="gif-dialog">
        {panel}
      </Dialog>
    );
  }
  return (
    <PaperAbove anchor={anchor} label={t('title')} className="gif-paper" onClose={onClose}>
      {panel}
    </PaperAbove>
  );
}

interface PanelProps extends Pick<Props, 'cost' | 'onChoose'> {
  /** With a mouse the words can follow at once; on touch that would open the keyboard. */
  readonly focused: boolean;
}

function GifPanel({ cost, focused, onChoose }: PanelProps) {
  const t = useTranslations('chat.gif');
  const credits = useTranslations('chat.composer');
  const money = useMoney();
  const [words, setWords] = useState('');
  const wanted = useSettled(words.trim(), 300);
  const price = credits('credits', { n: cost.credits });
  const costs = cost.money === null ? price : `${price} (${money(cost.money)})`;
  return (
    <div className="gif-panel">
      <TextInput
        type="search"
        icon="magnifying-glass"
        aria-label={t('search')}
        placeholder={t('hint')}
        maxLength={100}
        value={words}
        data-autofocus={focused || undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      <GifGrid wanted={wanted} onChoose={onChoose} />
      <p className="t13 soft">{cost.credits === 0 ? t('free') : t('costs', { price: costs })}</p>
    </div>
  );
}
