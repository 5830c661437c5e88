import { loadPart } from '#platform/web/shell/load-part.tsx';

/** The server preloads the footer and renders it with the page. In the browser its code is loaded after the content above it. */
export const PageFooter = loadPart(async () => (await import('./router-footer.tsx')).RouterFooter);
