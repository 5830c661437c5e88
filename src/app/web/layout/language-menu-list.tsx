import type { MenuPlace } from '#platform/web/ui/index.ts';
import { useChangeLanguage } from '#features/account/web/index.ts';
import { LanguageItems } from './language-items.tsx';

export function LanguageMenuList(place: MenuPlace) {
  return <LanguageItems {...place} onSelect={useChangeLanguage()} />;
}
