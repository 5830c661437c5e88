import './quote-hint.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { ownKey } from '#platform/web/shell/member-storage.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { browserStorage } from '../state/browser-storage.ts';
import type { Chat } from '../state/cache/queries.ts';
import { useChatState } from '../state/chat-state.ts';

/** From so many messages on there is something to quote. */
const minMessages = 3;

/** Says how a message is answered with a finger: once for each member, until the first quote. */
export function QuoteHint({ messages, profile }: Chat) {
  const t = useTranslations('chat.quote');
  const { user, quoting } = useChatState();
  const key = ownKey('chat-quote-hint', user);
  const isQuoting = useSyncExternalStore(quoting.subscribe, () => quoting.get(profile.id)) !== null;
  const [isNew] = useState(() => browserStorage.get(key) === null && matchMedia('(hover: none)').matches);
  const [isClosed, setIsClosed] = useState(false);
  const isShown = isNew && !isClosed && messages.length >= minMessages && messages.some(({ sender }) => sender !== user);
  if (isShown && isQuoting) setIsClosed(true);
  useEffect(() => {
    if (isShown) browserStorage.set(key, '1');
  }, [isShown, key]);
  if (!isShown) return null;
  return (
    <div className="quote-hint">
      <Icon name="hand-swipe-right" />
      <p role="status">{t('hint')}</p>
      <button type="button" onClick={() => setIsClosed(true)}>
        {t('hintDone')}
      </button>
    </div>
  );
}
