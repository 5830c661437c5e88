import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';

/** Shown next to the label of a field that the site does not show to others. */
export function HiddenNote() {
  const t = useTranslations('profile');
  return (
    <span className="hidden-note">
      <Icon name="eye-slash" />
      {t('hiddenHere')}
    </span>
  );
}
