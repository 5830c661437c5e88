import { type Language, pathIn, withoutLanguage } from '#platform/contract/languages.ts';
import { writeCookie } from '#platform/web/shell/cookies.ts';
import type { MenuPlace } from '#platform/web/ui/index.ts';
import { LanguageItems } from '../layout/language-items.tsx';

/** A lander contains the texts of one language, so another language loads the page under that language's URL. */
export function LanderLanguages(place: MenuPlace) {
  const show = (language: Language) => {
    writeCookie('locale', language);
    location.assign(pathIn(language, withoutLanguage(location.pathname)) + location.search);
  };
  return <LanguageItems {...place} onSelect={show} />;
}
