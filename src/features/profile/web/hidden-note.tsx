import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';

/** Beside the label of what the site shows nobody. */
export function HiddenNote() {
  const t = useTranslations('profile');
  return (
    <span className="hidden-note">
      <Icon name="eye-slash" />
      {t('hiddenHere')}
    </span>
  );
}
