import { paper } from '../icons/icons.ts';
import type { Language } from '#platform/contract/languages.ts';
import { shareAddress, shareFields } from '#platform/contract/service-worker.ts';
import type { Settings } from '#features/site/contract/settings.ts';
import { appCatalogs } from '../texts/app-catalogs.ts';
import { siteDescription } from '../texts/site-description.ts';

const png = (file: string, px: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${px}x${px}`,
  type: 'image/png',
  purpose,
});

/**
 * Screenshots that a phone shows before the installation, taken from the real site by `scripts/generators/make-screenshots.ts`. Sizes
 * in px. `from`: the page whose first link below `page` leads to what is shown.
 */
export const screenshots = [
  { name: 'members', page: '/members', label: 'search', form_factor: 'narrow', width: 720, height: 1440 },
  { name: 'profile', from: '/members', page: '/members/', label: 'profileShort', form_factor: 'narrow', width: 720, height: 1440 },
  { name: 'swipe', page: '/swipe-game', label: 'swipe', form_factor: 'narrow', width: 720, height: 1440 },
  { name: 'chat', from: '/chats', page: '/chats/', label: 'chats', form_factor: 'narrow', width: 720, height: 1440 },
  { name: 'wide', page: '/members', label: 'search', form_factor: 'wide', width: 1280, height: 800 },
] as const;

/** The shortcuts of the installed site's icon, most used first, because systems show only some of them. */
const shortcuts = [
  ['/chats', 'chats'],
  ['/members', 'search'],
  ['/likes', 'likes'],
  ['/swipe-game', 'swipe'],
] as const;

const { pictures: sharedImages, ...sharedTexts } = shareFields;

/** The web app manifest of a site, in the language of the page that links to it. */
export function manifestOf(
  settings: Pick<Settings, 'name' | 'domain_language' | 'description' | 'fictional_singular'>,
  language: Language,
): object {
  const { nav } = appCatalogs[language];
  const icons = [png('192.png', 192, 'any'), png('512.png', 512, 'any'), png('maskable.png', 512, 'maskable')];
  return {
    // The same in every language, so that a system recognises the installed site.
    id: '/',
    lang: language,
    dir: 'ltr',
    name: settings.name,
    short_name: settings.name,
    description: siteDescription(settings, language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    background_color: paper,
    theme_color: paper,
    categories: ['social', 'lifestyle'],
    prefer_related_applications: false,
    // A link to the installed site opens in its existing window instead of a second one.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    // Text or images that another app shares are added to the conversation that the member picks. The service worker receives them.
    share_target: {
      action: shareAddress,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { ...sharedTexts, files: [{ name: sharedImages, accept: ['image/*'] }] },
    },
    icons,
    shortcuts: shortcuts.map(([url, label]) => ({ name: nav[label], url, icons: icons.slice(0, 1) })),
    screenshots: screenshots.map(({ name, label, form_factor, width, height }) => ({
      src: `/screenshots/${language}/${name}.webp`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor,
      label: nav[label],
    })),
  };
}
