import { useTranslations } from 'use-intl';
import { languageNames, languages } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { cx, Icon, Menu, MenuItem } from '#platform/web/ui/index.ts';
import { useChangeLanguage } from '#features/account/web/index.ts';

interface Props {
  /** The language's whole name instead of its two letters, and a globe. */
  readonly full?: boolean;
  readonly className?: string;
}

export function LanguageMenu({ full = false, className }: Props) {
  const t = useTranslations('app.nav');
  const language = useLanguage();
  const change = useChangeLanguage();
  const name = languageNames[language];
  return (
    <Menu
      label={t('language')}
      className="langs"
      trigger={(menu) => (
        <button {...menu} type="button" className={cx('bar-btn', className)}>
          {full && <Icon name="globe-simple" />}
          {full ? <span className="language-name">{name}</span> : language.toUpperCase()}
          <span className="sr">{t('languageIs', { language: name })}</span>
          <Icon name="caret-down" />
        </button>
      )}
    >
      {languages.map((code) => (
        <MenuItem key={code} lang={code} checked={code === language} onSelect={() => change(code)}>
          {languageNames[code]}
        </MenuItem>
      ))}
    </Menu>
  );
}
