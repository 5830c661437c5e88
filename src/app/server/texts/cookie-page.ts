import { isLanguage, type Language, languages, splitLanguage } from '#platform/contract/languages.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import { appCatalogs } from './app-catalogs.ts';

const style = `:root{color-scheme:light dark}body{max-width:34rem;margin:10vh auto;padding:0 1.25rem;font:1.0625rem/1.55 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.2}section+section{margin-top:2.5rem}`;

/**
 * The page for a browser that sends more cookies than a request may contain. `head`: the part of the request that was read. The page
 * is in the reader's language if the head contains it, else in all languages.
 */
export function cookiePage(head: string): string {
  const known = languageOf(head);
  const shown = known === null ? languages : [known];
  const parts = shown.map((language) => {
    const { cookies, cookiesText } = appCatalogs[language].error;
    return `<section lang="${language}"><h1>${escapeHtml(cookies)}</h1><p>${escapeHtml(cookiesText)}</p></section>`;
  });
  const title = known === null ? 'Cookies' : appCatalogs[known].error.cookies;
  return `<!doctype html><html lang="${known ?? 'mul'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${parts.join('')}</main></body></html>`;
}

/** The language of the URL or of the cookie, or the first supported one of Accept-Language. */
function languageOf(head: string): Language | null {
  const [, address = ''] = /^[A-Z]+ (\S*)/.exec(head) ?? [];
  const [, cookie] = /[ ;]locale=([a-z]{2})(?:;|\r?\n|$)/.exec(head) ?? [];
  const [, wanted = ''] = /^accept-language:(.*)$/im.exec(head) ?? [];
  const named = wanted.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  const candidates = [splitLanguage(address)?.language, cookie, ...named].map((code) => (code === 'no' || code === 'nn' ? 'nb' : code));
  return candidates.find(isLanguage) ?? null;
}
