import './gif-picker.css';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Dialog, TextInput } from '#platform/web/ui/index.ts';
import type { Gif } from '../contract/message.ts';
import { GifGrid } from './gif-grid.tsx';
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
    <Above anchor={anchor} label={t('title')} onClose={onClose}>
      {panel}
    </Above>
  );
}

interface AboveProps extends Pick<Props, 'anchor' | 'onClose'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A paper over the button; a press elsewhere and Escape close it. */
function Above({ anchor, label, onClose, children }: AboveProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const button = anchor.current;
    const paper = box.current;
    // The press of its own button closes it, too.
    const pressed = ({ target }: Event) => {
      if (target instanceof Node && !paper?.contains(target) && !button?.contains(target)) close();
    };
    const place = () => {
      if (button === null || paper === null) return;
      const { left, top } = button.getBoundingClientRect();
      const room = document.documentElement.clientWidth - paper.offsetWidth - 8;
      paper.style.left = `${Math.max(8, Math.min(left, room))}px`;
      paper.style.bottom = `${document.documentElement.clientHeight - top + 8}px`;
    };
    paper?.showPopover();
    place();
    paper?.querySelector('input')?.focus({ preventScroll: true });
    addEventListener('resize', place);
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('focusin', pressed);
    return () => {
      removeEventListener('resize', place);
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('focusin', pressed);
      // Unless somebody went on elsewhere.
      if (paper?.contains(document.activeElement)) button?.focus({ preventScroll: true });
    };
  }, [anchor]);
  return createPortal(
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      className="gif-paper"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {children}
    </div>,
    document.body,
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
