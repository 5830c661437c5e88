import type { Assets, FoundPage, Theme } from '#app/contract/render.ts';
import { warmFormats } from '#platform/web/i18n/warm-formats.ts';
import { recordEarlyClicks } from '#platform/web/shell/early-clicks.ts';
import { fetchLostScripts } from '#platform/web/shell/fetch-lost-scripts.ts';
import { keepInstallPrompt } from '#features/pwa/web/index.ts';
import type { Boot } from '../boot/boot.ts';
import type { LanderBoot } from '../boot/lander-boot.ts';

/** The parts of a document without scripts. */
interface StillPage {
  readonly language: string;
  readonly theme: Theme | null;
  /** The site's niche, which has an accent, and the site's own accent. */
  readonly niche: number;
  readonly accent: string | null;
  readonly html: string;
  readonly assets: Assets;
}

interface Page extends StillPage {
  readonly boot: Boot | LanderBoot;
  /** Markup below the hydrated part of the page. */
  readonly below?: string;
  /** Returns markup for search engines, in addition to the page's own head. */
  readonly headFor: (page: Pick<FoundPage, 'title' | 'description'>) => Promise<string>;
}

/** The only inline script. It is the same in every page, because the content security policy contains its hash. */
export const inlineScript = [recordEarlyClicks, fetchLostScripts, keepInstallPrompt, warmFormats].join(';');

const HEAD_TAG = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)/;

/** Languages whose letters need the fonts' second files. A font that loads late is not used until the next page. */
const extendedLatin: ReadonlySet<string> = new Set(['pl']);

const TITLE = /<title[^>]*>([^<]*)</;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

/** The document of a static page: style sheets, and no scripts. */
export function stillPageHtml({ language, theme, niche, accent, html, assets }: StillPage): string {
  const [head, body] = splitHead(html);
  return `${headHtml({ language, theme, niche, accent }, head + stylesHtml(language, assets))}<body>${body}</body></html>`;
}

/** The document that the browser stores for times without a connection, together with its `files`. */
export const shellHtml = ({
  language,
  niche,
  accent,
  boot,
  assets,
  files,
}: {
  readonly language: string;
  readonly niche: number;
  readonly accent: string | null;
  readonly boot: Boot;
  readonly assets: Assets;
  readonly files: readonly string[];
}): string =>
  `${headHtml({ language, theme: null, niche, accent }, stylesHtml(language, assets))}<body><div id="root"></div><script type="application/json" id="boot">${safeJson(boot)}</script><script type="application/json">${safeJson(files)}</script><script type="module" src="${assets.entry}"></script></body></html>`;

/** The HTML document around a rendered page. */
export async function pageHtml({ language, theme, niche, accent, html, below = '', boot, assets, headFor }: Page): Promise<string> {
  const [own, body] = splitHead(html);
  const head = own + (await headFor({ title: TITLE.exec(own)?.[1] ?? '', description: DESCRIPTION.exec(own)?.[1] ?? null }));
  // Before the style sheets, because a script after them would wait for them.
  const early = `<script>${inlineScript}</script>`;
  return `${headHtml({ language, theme, niche, accent }, early + head + stylesHtml(language, assets) + assets.preamble)}<body><div id="root">${body}</div>${below}<script type="application/json" id="boot">${safeJson(boot)}</script>${scriptsHtml(assets)}</body></html>`;
}

/** React renders title, meta and link first; they belong in the head. */
function splitHead(html: string): [head: string, body: string] {
  let head = '';
  let body = html;
  for (let found = HEAD_TAG.exec(body); found; found = HEAD_TAG.exec(body)) {
    head += found[0];
    body = body.slice(found[0].length);
  }
  return [head, body];
}

const stylesHtml = (language: string, { css, fonts }: Assets): string =>
  [
    ...css.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...fonts
      .filter((file) => extendedLatin.has(language) || !file.includes('-latin-ext-'))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
  ].join('');

/** At the end of the page and with low priority: styles, fonts and images come first. */
const scriptsHtml = ({ entry, js }: Assets): string =>
  [...new Set(js)]
    .filter((file) => file !== entry)
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`)
    .join('') + `<script type="module" id="entry" fetchpriority="low" src="${entry}"></script>`;

/**
 * `format-detection`: without it, phones turned numbers, dates and addresses into links before hydration, which then found a
 * different page. `inner`: this page's head, in addition to that of every page.
 */
const headHtml = ({ language, theme, niche, accent }: Pick<StillPage, 'language' | 'theme' | 'niche' | 'accent'>, inner: string): string =>
  `<!doctype html><html lang="${language}"${theme === null ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#fef9f5" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#170f0e" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest?language=${language}"><link rel="apple-touch-icon" href="/icons/apple.png">${inner}${accentLink(niche, accent)}</head>`;

/** After the page's own style sheets. */
function accentLink(niche: number, accent: string | null): string {
  const query = accent === null ? (niche === 1 ? null : `niche=${niche}`) : `color=${accent.slice(1)}`;
  return query === null ? '' : `<link rel="stylesheet" href="/accent.css?${query}">`;
}

/** JSON that is safe inside a script element. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
