import type { Assets, Theme } from '#app/contract/render.ts';

interface Document {
  readonly language: string;
  readonly theme: Theme | null;
  readonly siteName: string;
  readonly assets: Assets;
}

/** The document of every page of the back office. Language and site are attributes, so that it needs no inline script. */
export function officeHtml({ language, theme, siteName, assets }: Document): string {
  const name = escaped(siteName);
  const styles = assets.css.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const fonts = assets.fonts
    .filter((file) => !file.includes('-latin-ext-'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`)
    .join('');
  const scripts = assets.js
    .filter((file) => file !== assets.entry)
    .map((file) => `<link rel="modulepreload" href="${file}">`)
    .join('');
  return `<!doctype html><html lang="${language}"${theme === null ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#1f1614" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${name}</title>${styles}${fonts}${scripts}${assets.preamble}<script type="module" src="${assets.entry}"></script></head><body><div id="root" data-site="${name}"></div></body></html>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
