import { useTranslations } from 'use-intl';
import { Pill, type PillProps } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';

/** Marks a fictional profile, with the operator's own label and icon or else the default. */
export function FictionalPill({ kind = 'outline' }: Pick<PillProps, 'kind'>) {
  const t = useTranslations('members.card');
  const { fictional_singular, fictional_icon } = useSettings();
  return (
    <Pill kind={kind}>
      {fictional_icon !== null &&
        (isFile(fictional_icon) ? (
          <img src={fictional_icon} alt="" width={16} height={16} />
        ) : (
          <span aria-hidden="true">{fictional_icon}</span>
        ))}
      {fictional_singular ?? t('fictional')}
    </Pill>
  );
}

/** A path on this site; anything else is a character to show as text. */
const isFile = (icon: string): boolean => icon.startsWith('/');
