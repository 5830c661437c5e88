import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';

interface Props {
  /** Messages below that nobody has seen. */
  readonly unread: number;
  /** The end is far away. */
  readonly far: boolean;
  readonly onJump: () => void;
}

/** The way back to the newest message; says how many are new there. */
export function Jump({ unread, far, onJump }: Props) {
  const t = useTranslations('chat.thread');
  if (unread === 0 && !far) return null;
  return (
    <button type="button" className="jump" onClick={onJump}>
      <Icon name="arrow-down" />
      {unread > 0 ? <span className="num">{t('jump', { n: unread })}</span> : <span className="sr">{t('jumpToEnd')}</span>}
    </button>
  );
}
