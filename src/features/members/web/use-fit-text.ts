import { useTranslations } from 'use-intl';
import type { IconName } from '#platform/web/ui/index.ts';
import type { Fit } from '../contract/fit.ts';
import type { Profile } from '../contract/member.ts';
import { useDistance } from './use-distance.ts';
import { useTraitLabel } from './use-trait-label.ts';

const icons: Readonly<Record<Fit['reason'], IconName>> = {
  both_seek: 'handshake',
  interests: 'leaf',
  town: 'map-pin',
  near: 'map-pin',
  age: 'calendar-blank',
  relationship_status: 'user',
  both_active: 'clock',
};

/** The member who fits; the status where it is loaded. */
type FitMember = Pick<Profile, 'name'> & Partial<Pick<Profile, 'relationship_status'>>;

interface FitText {
  readonly icon: IconName;
  readonly text: string;
}

/** Text and icon of a reason why a member fits; null when data for the text is missing. */
export function useFitText(): (fit: Fit, member: FitMember) => FitText | null {
  const t = useTranslations('members');
  const label = useTraitLabel();
  const { bucket } = useDistance();
  const describe = (fit: Fit, { name, relationship_status: status }: FitMember): string | null => {
    switch (fit.reason) {
      case 'both_seek':
        return t('profile.fitSeek', { name });
      case 'interests':
        return t('profile.fitInterests', { shared: fit.interests.length, all: fit.of });
      case 'town':
        return t('profile.fitTown', { town: fit.town });
      case 'near':
        return t('profile.fitNear', { distance: bucket(fit.distance) });
      case 'age':
        return t('profile.fitAge');
      case 'relationship_status':
        return status ? t('profile.fitStatus', { status: label('relationship_status', status) }) : null;
      case 'both_active':
        return t('profile.fitActive');
    }
  };
  return (fit, member) => {
    const text = describe(fit, member);
    return text === null ? null : { icon: icons[fit.reason], text };
  };
}
