import { useTranslations } from 'use-intl';
import { Icon, IconButton, Menu, MenuItem } from '#platform/web/ui/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { useShare } from '../profile/use-share.ts';
import type { OpenSafetyDialog } from './use-safety.ts';

interface Props {
  readonly profile: Profile;
  readonly onOpenSafety: OpenSafetyDialog;
}

/** The menu on the photo: share, report and block. */
export function ProfileMenu({ profile, onOpenSafety }: Props) {
  const t = useTranslations('member-page');
  const share = useShare(profile);
  return (
    <div className="more">
      <Menu label={t('more')} trigger={(menu) => <IconButton {...menu} icon="dots-three-vertical" solid label={t('more')} />}>
        <MenuItem icon="share-network" onSelect={share}>
          {t('share')}
        </MenuItem>
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

/** The actions of the menu again, below the about text and interests. One's own profile can be shared, too. */
export function ProfileSafety({ profile, onOpenSafety }: Props) {
  const t = useTranslations('member-page');
  const share = useShare(profile);
  return (
    <div className="safety text-m">
      <button type="button" onClick={share}>
        <Icon name="share-network" /> <span>{t('share')}</span>
      </button>
      {!profile.own && (
        <>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpenSafety('report')}>
            <Icon name="flag" /> <span>{t('report')}</span>
          </button>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpenSafety('block')}>
            <Icon name="prohibit" /> <span>{t('block.open')}</span>
          </button>
        </>
      )}
    </div>
  );
}
