import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';

interface Props {
  /** Number of unread messages below. */
  readonly unread: number;
  /** The newest message is far away: the button is shown even without unread messages. */
  readonly far: boolean;
  readonly onJump: () => void;
}

/** A button that scrolls to the newest message, with the number of unread ones. */
export function JumpToLatest({ unread, far, onJump }: Props) {
  const t = useTranslations('chat.thread');
  if (unread === 0 && !far) return null;
  return (
    <button type="button" className="jump" onClick={onJump}>
      <Icon name="arrow-down" />
      {unread > 0 ? <span className="num">{t('jump', { n: unread })}</span> : <span className="sr">{t('jumpToEnd')}</span>}
    </button>
  );
}
