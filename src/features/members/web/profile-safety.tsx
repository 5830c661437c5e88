import { useTranslations } from 'use-intl';
import { Icon, IconButton, Menu, MenuItem } from '#platform/web/ui/index.ts';
import type { AskSafety } from './use-safety.ts';

interface Props {
  readonly onAsk: AskSafety;
}

/** Report and block, on the photo. */
export function ProfileMenu({ onAsk }: Props) {
  const t = useTranslations('members');
  return (
    <div className="more">
      <Menu
        label={t('profile.more')}
        trigger={(menu) => <IconButton {...menu} icon="dots-three-vertical" solid label={t('profile.more')} />}
      >
        <MenuItem icon="flag" onSelect={() => onAsk('report')}>
          {t('profile.report')}
        </MenuItem>
        <MenuItem icon="prohibit" onSelect={() => onAsk('block')}>
          {t('block.open')}
        </MenuItem>
      </Menu>
    </div>
  );
}

/** The same at the end of what they say of themselves. */
export function ProfileSafety({ onAsk }: Props) {
  const t = useTranslations('members');
  return (
    <div className="safety t15">
      <button type="button" aria-haspopup="dialog" onClick={() => onAsk('report')}>
        <Icon name="flag" /> <span>{t('profile.report')}</span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => onAsk('block')}>
        <Icon name="prohibit" /> <span>{t('block.open')}</span>
      </button>
    </div>
  );
}
