import { useTranslations } from 'use-intl';
import { Pill, type PillProps } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';

/** Says of a profile that the site declares it fictional: in the operator's word and with its icon, else in ours. */
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

/** An address on this site; anything else is a sign to be written. */
const isFile = (icon: string): boolean => icon.startsWith('/');
