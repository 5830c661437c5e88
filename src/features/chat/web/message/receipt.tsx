import { useTranslations } from 'use-intl';
import { cx, Icon, type IconName } from '#platform/web/ui/index.ts';
import type { GroupStatus } from '../state/thread.ts';
import { useOnline } from '../state/use-page-state.ts';

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

/** Whether the service worker can send waiting messages when no page is open. It needs Background Sync, which Firefox and Safari lack. */
const sendsWhenClosed = (): boolean => 'SyncManager' in window;

/** The label of a delivery status. */
export function useReceiptLabel(): (status: Exclude<OwnStatus, 'held'>) => string {
  const t = useTranslations('chat.thread');
  const online = useOnline();
  return (status) => {
    if (status !== 'waiting' && status !== 'sending') return t(status);
    return t(online ? 'sending' : sendsWhenClosed() ? 'offline' : 'offlineWhileOpen');
  };
}

/** The icon of a delivery status. `spoken`: with a label for screen readers, where no visible label stands next to it. */
export function Receipt({ status, spoken = true }: { readonly status: OwnStatus; readonly spoken?: boolean }) {
  const labelOf = useReceiptLabel();
  const label = status === 'held' ? labelOf('waiting') : labelOf(status);
  return (
    <span className={cx('delivery', (status === 'read' || status === 'failed') && status)} title={spoken ? label : undefined}>
      <Icon name={icons[status]} />
      {spoken && <span className="sr">{label}</span>}
    </span>
  );
}
