import type { Assets } from '#app/contract/render.ts';
import { recordEarlyClicks } from '#platform/web/shell/early-clicks.ts';
import type { Boot } from './boot.ts';

interface Page {
  readonly language: string;
  readonly theme: 'light' | 'dark' | null;
  readonly html: string;
  readonly boot: Boot;
  readonly assets: Assets;
  readonly nonce: string;
}

const HEAD_TAG = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)/;

/** The HTML document around a rendered page. React renders title, meta and link first; they are moved into the head. */
export function pageHtml({ language, theme, html, boot, assets, nonce }: Page): string {
  let head = '';
  let body = html;
  for (let found = HEAD_TAG.exec(body); found; found = HEAD_TAG.exec(body)) {
    head += found[0];
    body = body.slice(found[0].length);
  }
  const links = [
    ...assets.css.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    ...assets.js.map((file) => `<link rel="modulepreload" href="${file}">`),
  ].join('');
  return `<!doctype html><html lang="${language}"${theme === null ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#fef9f5" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#170f0e" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/apple.png">${head}${links}${assets.preamble}</head><body><script nonce="${nonce}">${recordEarlyClicks}</script><div id="root">${body}</div><script type="application/json" id="boot">${safeJson(boot)}</script><script type="module" nonce="${nonce}" src="${assets.entry}"></script></body></html>`;
}

/** JSON that is safe inside a script element. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
