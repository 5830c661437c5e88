/**
 * The first number format of a page takes a slow phone 60 to 100 ms, in which Chromium reads which languages it knows. It runs
 * inline, ahead of the styles: while the page waits for them nothing else is to do, and otherwise in an idle moment after the
 * first paint, so that it does not come on top of the first render. A translator may have written a language that Intl refuses.
 */
export const warmFormats =
  `setTimeout(()=>{const warm=()=>{try{new Intl.NumberFormat(document.documentElement.lang)}catch{}};` +
  `[...document.querySelectorAll('link[rel=stylesheet]')].some(({sheet})=>!sheet)?warm():self.requestIdleCallback?.(warm)})`;
