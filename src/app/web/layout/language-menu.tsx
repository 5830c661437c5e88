import { useTranslations } from 'use-intl';
import { languageNames } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { cx, Icon, LazyMenu, type LazyMenuProps } from '#platform/web/ui/index.ts';

interface Props extends Pick<LazyMenuProps, 'load'> {
  /** Shows a globe and the full name of the language instead of its two letters. */
  readonly full?: boolean;
  readonly className?: string;
}

export function LanguageMenu({ full = false, className, load }: Props) {
  const t = useTranslations('app.nav');
  const language = useLanguage();
  const name = languageNames[language];
  return (
    <LazyMenu
      load={load}
      className="langs"
      trigger={(menu) => (
        <button {...menu} type="button" className={cx('bar-btn', className)}>
          {full && <Icon name="globe-simple" />}
          {full ? <span className="language-name">{name}</span> : language.toUpperCase()}
          <span className="sr">{t('languageIs', { language: name })}</span>
          <Icon name="caret-down" />
        </button>
      )}
    />
  );
}
