import { useTranslations } from 'use-intl';
import type { Bubble } from './thread.ts';
import { useLineOf } from './use-line-of.ts';

interface Props {
  readonly bubble: Bubble;
  readonly mine: boolean;
  /** Not on its way: waits for money or somebody's decision. */
  readonly stuck: boolean;
}

/**
 * The button of a message's menu. It appears under the pointer and with the focus; arrows go from one to the next, so
 * that all of them are one stop of the Tab key. `ThreadFrame` hears it.
 */
export function MessageMore({ bubble, mine, stuck }: Props) {
  const t = useTranslations('chat.menu');
  const lineOf = useLineOf();
  if (bubble.text === '' && mine && !stuck) return null;
  return (
    <button
      type="button"
      className="bub-more"
      data-of={bubble.key}
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={t('open', { text: lineOf(bubble) })}
    />
  );
}
