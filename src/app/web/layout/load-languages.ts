export const loadLanguages = async () => (await import('./language-menu-list.tsx')).LanguageMenuList;
