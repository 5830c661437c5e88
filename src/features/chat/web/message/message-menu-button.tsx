import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { Bubble } from '../state/thread.ts';
import { useMessagePreview } from './use-message-preview.ts';

interface Props {
  readonly bubble: Bubble;
  /** Not being sent: waits for credits or for the viewer to retry. */
  readonly stuck: boolean;
}

/**
 * The button that opens a message's menu, visible on hover and on focus. The arrow keys move between these buttons, which
 * are one stop in the tab order. Beside it the arrow that quotes the message, which also appears under a swipe. `ThreadFrame` handles
 * their events.
 */
export function MessageMenuButton({ bubble, stuck }: Props) {
  const t = useTranslations('chat.menu');
  const previewOf = useMessagePreview();
  if (bubble.text === '' && bubble.id === null && !stuck) return null;
  return (
    <>
      <button
        type="button"
        className="message-menu-button"
        data-client-id={bubble.key}
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={t('open', { text: previewOf(bubble) })}
      />
      {/* The menu says the same to those who do not see it. */}
      {bubble.id !== null && (
        <button type="button" className="quote-button" tabIndex={-1} aria-hidden="true" title={t('reply')}>
          <Icon name="arrow-bend-up-left" />
        </button>
      )}
    </>
  );
}
