import { useTranslations } from 'use-intl';
import { Icon, IconButton, Menu, MenuItem } from '#platform/web/ui/index.ts';
import type { OpenSafetyDialog } from './use-safety.ts';

interface Props {
  readonly onOpenSafety: OpenSafetyDialog;
}

/** The menu on the photo, with report and block. */
export function ProfileMenu({ onOpenSafety }: Props) {
  const t = useTranslations('member-page');
  return (
    <div className="more">
      <Menu label={t('more')} trigger={(menu) => <IconButton {...menu} icon="dots-three-vertical" solid label={t('more')} />}>
        <MenuItem icon="flag" onSelect={() => onOpenSafety('report')}>
          {t('report')}
        </MenuItem>
        <MenuItem icon="prohibit" onSelect={() => onOpenSafety('block')}>
          {t('block.open')}
        </MenuItem>
      </Menu>
    </div>
  );
}

/** The actions of the menu again, below the about text and interests. */
export function ProfileSafety({ onOpenSafety }: Props) {
  const t = useTranslations('member-page');
  return (
    <div className="safety text-m">
      <button type="button" aria-haspopup="dialog" onClick={() => onOpenSafety('report')}>
        <Icon name="flag" /> <span>{t('report')}</span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => onOpenSafety('block')}>
        <Icon name="prohibit" /> <span>{t('block.open')}</span>
      </button>
    </div>
  );
}
