import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '#platform/web/ui/index.ts';

interface Props {
  /** The site has declared fictional profiles: it cannot say that it invents nobody. */
  readonly declared: boolean;
}

export function Fairness({ declared }: Props) {
  const t = useTranslations('signup.promises');
  return (
    <ul className="wrap fair">
      {declared ? (
        <One icon="info" title={t('declared.title')} text={t('declared.text')} />
      ) : (
        <One icon="users" title={t('people.title')} text={t('people.text')} />
      )}
      <One icon="paper-plane-right-fill" title={t('price.title')} text={t('price.text')} />
      <One icon="coins" title={t('once.title')} text={t('once.text')} />
    </ul>
  );
}

function One({ icon, title, text }: { readonly icon: IconName; readonly title: string; readonly text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <h2 className="title-s">{title}</h2>
      <p className="soft text-pretty">{text}</p>
    </li>
  );
}
