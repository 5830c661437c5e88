import { useTranslations } from 'use-intl';
import { type Language, languageNames, languages } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { MenuItem, MenuList, type MenuPlace } from '#platform/web/ui/index.ts';

interface Props extends MenuPlace {
  readonly onSelect: (language: Language) => void;
}

/** The languages that the language menu shows while it is open. */
export function LanguageItems({ onSelect, ...place }: Props) {
  const t = useTranslations('app.nav');
  const language = useLanguage();
  return (
    <MenuList {...place} label={t('language')}>
      {languages.map((code) => (
        <MenuItem key={code} lang={code} checked={code === language} onSelect={() => onSelect(code)}>
          {languageNames[code]}
        </MenuItem>
      ))}
    </MenuList>
  );
}
