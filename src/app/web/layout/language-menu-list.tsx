import { useTranslations } from 'use-intl';
import { languageNames, languages } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { MenuItem, MenuList, type MenuPlace } from '#platform/web/ui/index.ts';
import { useChangeLanguage } from '#features/account/web/index.ts';

/** The languages that the language menu shows while it is open. */
export function LanguageMenuList(place: MenuPlace) {
  const t = useTranslations('app.nav');
  const language = useLanguage();
  const change = useChangeLanguage();
  return (
    <MenuList {...place} label={t('language')}>
      {languages.map((code) => (
        <MenuItem key={code} lang={code} checked={code === language} onSelect={() => change(code)}>
          {languageNames[code]}
        </MenuItem>
      ))}
    </MenuList>
  );
}
