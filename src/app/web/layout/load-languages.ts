export const loadLanguages = () => import('./language-menu-list.tsx').then((module) => module.LanguageMenuList);
