import { useTranslations } from 'use-intl';
import { Icon, Pill, type PillProps } from '#platform/web/ui/index.ts';
import { fictionalIcons } from '#features/site/contract/fictional-icon.ts';
import { useSettings } from '#features/site/web/index.ts';

/** Marks a fictional profile, with the operator's own label and icon or else the default. */
export function FictionalPill({ kind = 'outline' }: Pick<PillProps, 'kind'>) {
  const t = useTranslations('common.state');
  const { fictional_singular } = useSettings();
  return (
    <Pill kind={kind}>
      <FictionalIcon />
      {fictional_singular ?? t('fictional')}
    </Pill>
  );
}

/** A path on this site, the name of an icon, or a character: `presentSettings` lets nothing else through. */
function FictionalIcon() {
  const { fictional_icon: icon } = useSettings();
  if (icon === null) return null;
  if (icon.startsWith('/')) return <img src={icon} alt="" width={16} height={16} />;
  const name = fictionalIcons.find((each) => each === icon);
  return name ? <Icon name={name} /> : <span aria-hidden="true">{icon}</span>;
}
