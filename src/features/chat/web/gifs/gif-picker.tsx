import './gif-picker.css';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, TextInput } from '#platform/web/ui/index.ts';
import { useDebouncedValue } from '#platform/web/interaction/use-debounced-value.ts';
import { useSpendPrice } from '#features/account/web/index.ts';
import { FictionalPill } from '#features/members/web/index.ts';
import type { Gif } from '../../contract/message.ts';
import { GifGrid } from './gif-grid.tsx';
import { Popover } from '../picker/popover.tsx';
import type { Chat } from '../state/cache/queries.ts';

interface Props {
  /** The button that opens it. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly cost: Chat['cost'];
  readonly fictional: boolean;
  readonly onChoose: (gif: Gif) => void;
  readonly onClose: () => void;
}

/** Search for a GIF: a popover above its button on wide screens, else a dialog. Choosing a GIF sends it. */
export function GifPicker({ anchor, cost, fictional, onChoose, onClose }: Props) {
  const t = useTranslations('chat.gif');
  const common = useTranslations('common.action');
  const [wide] = useState(() => matchMedia('(width >= 768px)').matches);
  const panel = <GifPanel cost={cost} fictional={fictional} autofocus={wide} onChoose={onChoose} />;
  if (!wide) {
    return (
      <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')} className="gif-dialog">
        {panel}
      </Dialog>
    );
  }
  return (
    <Popover anchor={anchor} label={t('title')} className="gif-popover" onClose={onClose}>
      {panel}
    </Popover>
  );
}

interface PanelProps extends Pick<Props, 'cost' | 'fictional' | 'onChoose'> {
  /** Not on narrow screens, where it would open the on-screen keyboard. */
  readonly autofocus: boolean;
}

function GifPanel({ cost, fictional, autofocus, onChoose }: PanelProps) {
  const t = useTranslations('chat.gif');
  const credits = useTranslations('chat.composer');
  const money = useSpendPrice()(cost.credits);
  const [input, setInput] = useState('');
  const search = useDebouncedValue(input.trim(), 300);
  const price = credits('credits', { n: cost.credits });
  const costs = money === null ? price : `${price} (${money})`;
  return (
    <div className="gif-panel">
      <TextInput
        type="search"
        icon="magnifying-glass"
        aria-label={t('search')}
        placeholder={t('hint')}
        maxLength={100}
        value={input}
        data-autofocus={autofocus || undefined}
        onChange={(event) => setInput(event.target.value)}
      />
      <GifGrid search={search} onChoose={onChoose} />
      <p className="text-s soft">
        {cost.credits === 0 ? t('free') : t('costs', { price: costs })} {fictional && <FictionalPill />}
      </p>
    </div>
  );
}
