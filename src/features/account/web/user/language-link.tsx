import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { type Language, languageNames, pathIn } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { useUser } from './user-provider.tsx';
import { useChangeLanguage } from './use-change-language.ts';

/**
 * Changes the language. For visitors it is a link to this page's URL in that language, which search engines follow and which can be
 * opened in a new tab. Members' pages have no such URLs.
 */
export function LanguageLink({ language }: { readonly language: Language }) {
  const current = useLanguage() === language ? 'true' : undefined;
  const { pathname, search } = useLocation();
  const change = useChangeLanguage();
  if (useUser() !== null)
    return (
      <button type="button" lang={language} aria-current={current} onClick={() => change(language)}>
        {languageNames[language]}
      </button>
    );
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change(language);
  };
  return (
    <a href={pathIn(language, pathname) + search} lang={language} aria-current={current} onClick={onClick}>
      {languageNames[language]}
    </a>
  );
}
