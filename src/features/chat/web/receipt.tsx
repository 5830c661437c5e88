import { useTranslations } from 'use-intl';
import { cx, Icon, type IconName } from '#platform/web/ui/index.ts';
import type { GroupStatus } from './thread.ts';
import { useOnline } from './use-chat-state.ts';

export type OwnStatus = Exclude<GroupStatus, 'theirs'>;

const icons = {
  waiting: 'clock',
  sending: 'clock',
  held: 'clock',
  limited: 'clock',
  failed: 'warning-circle-fill',
  undelivered: 'clock',
  sent: 'check',
  read: 'checks',
} as const satisfies Record<OwnStatus, IconName>;

/** How far a message got, in a word. */
export function useReceiptWord(): (status: Exclude<OwnStatus, 'held'>) => string {
  const t = useTranslations('chat.thread');
  const online = useOnline();
  return (status) => (status === 'waiting' || status === 'sending' ? t(online ? 'sending' : 'offline') : t(status));
}

/** The drawing of it; where no word stands beside it, screen readers hear one. */
export function Receipt({ status, spoken = true }: { readonly status: OwnStatus; readonly spoken?: boolean }) {
  const word = useReceiptWord();
  const said = status === 'held' ? word('waiting') : word(status);
  return (
    <span className={cx('rcpt', (status === 'read' || status === 'failed') && status)} title={spoken ? said : undefined}>
      <Icon name={icons[status]} />
      {spoken && <span className="sr">{said}</span>}
    </span>
  );
}
