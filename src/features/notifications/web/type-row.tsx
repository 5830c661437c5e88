import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { NotificationType } from '#features/mails/contract/notification-types.ts';
import { channelsOf, type Switches } from './switches.ts';

interface Props {
  readonly type: NotificationType;
  readonly switches: Switches;
  readonly hasPush: boolean;
  readonly onOpen: (type: NotificationType) => void;
}

/** One type of notification and the channels by which it is sent; opens its switches. */
export function TypeRow({ type, switches, hasPush, onOpen }: Props) {
  const t = useTranslations('notifications');
  const channels = channelsOf(switches, type, hasPush);
  return (
    <li>
      <button type="button" className="notify-row" aria-haspopup="dialog" onClick={() => onOpen(type)}>
        <span>{t(`types.${type}`)}</span>
        <span className="value">{channels.length === 0 ? t('off') : channels.map((channel) => t(channel)).join(', ')}</span>
        <Icon name="caret-right" />
      </button>
    </li>
  );
}
