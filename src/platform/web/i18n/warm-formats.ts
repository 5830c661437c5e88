/**
 * The first number format of a page takes a slow phone 60 to 100 ms, in which Chromium loads its list of languages. This script
 * runs inline, before the styles: while the page waits for them there is nothing else to do. Otherwise it runs in an idle moment
 * after the first paint, so that it does not delay the first render. A translator may have set a language that Intl refuses.
 */
export const warmFormats =
  `setTimeout(()=>{const warm=()=>{try{new Intl.NumberFormat(document.documentElement.lang)}catch{}};` +
  `[...document.querySelectorAll('link[rel=stylesheet]')].some(({sheet})=>!sheet)?warm():self.requestIdleCallback?.(warm)})`;
