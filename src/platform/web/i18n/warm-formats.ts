/**
 * The first format of a page takes a slow phone 60 to 100 ms, in which Chromium reads which languages it knows. It runs
 * inline, while a page on a slow line waits for its files, so that it does not come on top of the first render.
 */
export const warmFormats = 'self.requestIdleCallback?.(()=>new Intl.NumberFormat(document.documentElement.lang))';
